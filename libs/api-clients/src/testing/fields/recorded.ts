import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { parseBody } from '#src/http/read-exchange.ts';
import { createRecorder } from './recorder.ts';

/** Where the readings go; `tools/pacts fields` names it, and nobody else wants them. */
const folder = process.env['FIELDS_FOLDER'];

/** How the tests read bodies: as ever, and on record when somebody wants to know. */
export const parse = folder === undefined ? parseBody : recordInto(folder);

function recordInto(folder: string) {
  const { parse, readings } = createRecorder();
  afterAll(() => {
    const { testPath = '' } = expect.getState();
    const name = `${basename(dirname(testPath))}.${basename(testPath)}.json`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(readings()));
  });
  return parse;
}
