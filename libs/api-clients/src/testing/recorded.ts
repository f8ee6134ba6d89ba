import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { type Parse, parseBody } from '#src/http/read-exchange.ts';
import { createRecorder } from './fields/recorder.ts';
import { createJudge } from './verdicts/judge.ts';

let ofThisFile: Parse = parseBody;

/**
 * Parses bodies as usual, and also records them when a command of `tools/pacts` sets an output
 * folder.
 */
export const parse: Parse = (schema, content, body) => ofThisFile(schema, content, body);

/** Starts the record for a test file and writes it after the last test. Called before each file. */
export function startRecord(): void {
  const { FIELDS_FOLDER, VERDICTS_FOLDER } = process.env;
  if (FIELDS_FOLDER !== undefined) {
    const { parse, readings } = createRecorder();
    ofThisFile = parse;
    writeAtTheEnd(FIELDS_FOLDER, readings);
  } else if (VERDICTS_FOLDER !== undefined) {
    const { parse, judged } = createJudge();
    ofThisFile = parse;
    writeAtTheEnd(VERDICTS_FOLDER, judged);
  }
}

function writeAtTheEnd(folder: string, record: () => unknown): void {
  afterAll(() => {
    const { testPath = '' } = expect.getState();
    const name = `${basename(dirname(testPath))}.${basename(testPath)}.json`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(record()));
  });
}
