import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listJsonFiles } from './pact.ts';

const paths = z.array(z.string());

/** What a request was, as far as it tells calls apart. */
const request = z.object({
  method: z.string(),
  /** With its query. */
  path: z.string(),
  body: z.json().optional(),
});

/** What the tests of a client saw it read; `libs/api-clients/src/testing/fields` writes it. */
const reading = z.object({
  api: z.string(),
  operation: z.string(),
  says: z.enum(['answer', 'refusal']),
  status: z.int(),
  /** The fields that a schema asks for: `courses[].options[].duration`. */
  asked: paths,
  /** The values of which something comes. */
  used: paths,
  /** The objects whose keys are data: below them, `*` is any key. */
  listed: paths,
  requests: z.array(z.string().transform((text) => request.parse(JSON.parse(text)))),
});
export type Reading = z.infer<typeof reading>;

/** The readings of all test files. The tests of the factory call an API that is none. */
export const readReadings = (folder: string): Reading[] =>
  listJsonFiles(folder)
    .filter((name) => !name.startsWith('http.'))
    .flatMap((name) =>
      z.array(reading).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    );

/** The folder of a client: `hub-events` for `hubEvents`. Its provider is `hub-events-api`. */
export const folderOf = (api: string): string =>
  api.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
