import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const agreedBodies = (provider: string): unknown[] => {
  const folder = join(import.meta.dirname, '../../../../pacts');
  const [file = ''] = globSync(`*-hub-${provider}.json`, { cwd: folder });
  const pact = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
    interactions: { response: { body?: { content: unknown } } }[];
  };
  return pact.interactions.flatMap(({ response: { body } }) =>
    body === undefined ? [] : [body.content],
  );
};
