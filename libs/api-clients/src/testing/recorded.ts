import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { type Parse, parseBody } from '#src/http/read-exchange.ts';
import { createRecorder } from './fields/recorder.ts';
import { createJudge } from './verdicts/judge.ts';

/** How the tests read bodies: as ever, and on record when a command of `tools/pacts` names a folder. */
export const parse = recorded();

function recorded(): Parse {
  const { FIELDS_FOLDER, VERDICTS_FOLDER } = process.env;
  if (FIELDS_FOLDER !== undefined) {
    const { parse, readings } = createRecorder();
    writeAtTheEnd(FIELDS_FOLDER, readings);
    return parse;
  }
  if (VERDICTS_FOLDER !== undefined) {
    const { parse, judged } = createJudge();
    writeAtTheEnd(VERDICTS_FOLDER, judged);
    return parse;
  }
  return parseBody;
}

function writeAtTheEnd(folder: string, record: () => unknown): void {
  afterAll(() => {
    const { testPath = '' } = expect.getState();
    const name = `${basename(dirname(testPath))}.${basename(testPath)}.json`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(record()));
  });
}
