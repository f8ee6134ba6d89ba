import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linesRun, linesToBreak } from './covered.ts';
import { scoreLines, survivorLines } from './domain.ts';
import { importsOf } from './named.ts';
import { type Mutant, parseMutants, scoreOf } from './report.ts';
import { endLines, noticesNothing, rowLine, type Tried, untilNoticed } from './rows.ts';
import { sample } from './sample.ts';

const at = (file: string, line: number, result: Mutant['result']): Mutant => ({
  file: `libs/domain/src/${file}`,
  line,
  change: 'BooleanLiteral: false',
  result,
});

describe('a sample', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `APP-${index}`);

  it('the sample is the same for the same seed and different for another seed', () => {
    expect(sample(ids, 40, 1)).toEqual(sample(ids.toReversed(), 40, 1));
    expect(sample(ids, 40, 1)).not.toEqual(sample(ids, 40, 2));
  });

  it('a sample has no duplicates, and has all rows when there are fewer than requested', () => {
    expect(new Set(sample(ids, 40, 1)).size).toBe(40);
    expect(sample(['APP-1'], 40, 1)).toEqual(['APP-1']);
    expect(sample(ids, 0, 1)).toEqual([]);
  });
});

describe('the lines that tests ran', () => {
  const statement = (start: number, end: number) => ({
    start: { line: start },
    end: { line: end },
  });

  it('a line counts as run when its innermost statement ran', () => {
    // Lines 1 to 5 are one statement. Line 3 inside it never ran.
    const statementMap = { 0: statement(1, 5), 1: statement(2, 2), 2: statement(3, 3) };
    const lines = linesRun({ statementMap, s: { 0: 1, 1: 4, 2: 0 }, fnMap: {}, f: {} });
    expect(lines).toEqual({ called: [], loaded: [1, 2, 4, 5] });
  });

  it('a line with several statements counts as run when one of them ran', () => {
    const statementMap = { 0: statement(2, 2), 1: statement(2, 2), 2: statement(2, 2) };
    const lines = linesRun({ statementMap, s: { 0: 0, 1: 1, 2: 0 }, fnMap: {}, f: {} });
    expect(lines.loaded).toEqual([2]);
  });

  it('lines in called functions are separate from lines that run when the file is loaded', () => {
    const statementMap = { 0: statement(1, 1), 1: statement(3, 3), 2: statement(6, 6) };
    const fnMap = { 0: { loc: statement(2, 4) }, 1: { loc: statement(5, 7) } };
    const hits = { s: { 0: 1, 1: 2, 2: 1 }, f: { 0: 2, 1: 0 } };
    expect(linesRun({ statementMap, fnMap, ...hits })).toEqual({ called: [3], loaded: [1, 6] });
  });

  const lines = new Map([
    ['apps/hub/server/app.ts', { called: [1, 2], loaded: [3, 4] }],
    ['apps/hub/app/feed/order.ts', { called: [1, 2], loaded: [] }],
    ['apps/hub/app/feed/load.server.ts', { called: [1, 2, 3], loaded: [4] }],
  ]);
  const named = new Set(['apps/hub/app/feed/load.server.ts']);

  it('lines in modules that the tests import are listed before lines in the other modules of their folders', () => {
    expect(linesToBreak(lines, named, 3, 1).sort()).toEqual([
      'apps/hub/app/feed/load.server.ts:1-1',
      'apps/hub/app/feed/load.server.ts:2-2',
      'apps/hub/app/feed/load.server.ts:3-3',
    ]);
    expect(linesToBreak(lines, named, 5, 1).slice(3).sort()).toEqual([
      'apps/hub/app/feed/order.ts:1-1',
      'apps/hub/app/feed/order.ts:2-2',
    ]);
    expect(linesToBreak(lines, named, 100, 1)).toHaveLength(10);
  });

  it('lines in called functions are listed before lines that only run on load', () => {
    expect(linesToBreak(lines, named, 8, 1).at(-1)).toBe('apps/hub/app/feed/load.server.ts:4-4');
    expect(linesToBreak(lines, named, 7, 1)).not.toContain('apps/hub/app/feed/load.server.ts:4-4');
  });
});

it('the imports of a test are the existing files that it imports by path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'named-'));
  try {
    writeFileSync(join(folder, 'load.ts'), '');
    writeFileSync(
      join(folder, 'load.test.ts'),
      "import { it } from 'vitest';\nimport { load } from './load.ts';\nimport './gone.ts';",
    );
    expect(importsOf(join(folder, 'load.test.ts'))).toEqual([join(folder, 'load.ts')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("Stryker's report", () => {
  const mutant = (status: string) => ({
    mutatorName: 'BooleanLiteral',
    replacement: 'false',
    status,
    location: { start: { line: 7, column: 3 }, end: { line: 7, column: 7 } },
  });
  const parse = (...statuses: string[]) =>
    parseMutants({ files: { 'a.ts': { mutants: statuses.map(mutant) } } });

  it('the report states whether each mutant was noticed, survived or was not covered', () => {
    expect(parse('Survived')).toEqual([
      { file: 'a.ts', line: 7, change: 'BooleanLiteral: false', result: 'survived' },
    ]);
    expect(parse('Killed', 'Timeout', 'NoCoverage').map(({ result }) => result)).toEqual([
      'noticed',
      'noticed',
      'uncovered',
    ]);
  });

  it('mutants that could not be loaded are left out', () => {
    expect(parse('RuntimeError', 'CompileError', 'Ignored')).toEqual([]);
  });

  it('a report of an unexpected shape is rejected', () => {
    expect(() => parseMutants({})).toThrow();
  });
});

describe('the score of the domain', () => {
  const mutants = [
    at('cycle/london.ts', 3, 'noticed'),
    at('cycle/london.ts', 4, 'survived'),
    at('avatar/avatar.ts', 5, 'noticed'),
    at('avatar/avatar.ts', 6, 'uncovered'),
    at('avatar/avatar.ts', 7, 'noticed'),
  ];

  it('a mutant that no test ran counts as unnoticed', () => {
    expect(scoreOf(mutants)).toBe(60);
    expect(scoreOf([])).toBe(100);
  });

  it('the score is printed by folder, with the total last', () => {
    expect(scoreLines(mutants)).toEqual([
      'avatar            66.7 %  2 of 3',
      'cycle             50.0 %  1 of 2',
      'all               60.0 %  3 of 5',
      'goal: 90 %',
    ]);
  });

  it('each unnoticed mutant is named', () => {
    expect(survivorLines(mutants)).toEqual([
      'libs/domain/src/cycle/london.ts:4 survived, BooleanLiteral: false',
      'libs/domain/src/avatar/avatar.ts:6 uncovered, BooleanLiteral: false',
    ]);
  });
});

describe('a row', () => {
  const row = (results: Mutant['result'][], files = ['a.test.ts']): Tried => ({
    id: 'APP-72',
    files,
    mutants: results.map((result, index) => at('a.ts', index, result)),
  });
  const dead = row(['survived', 'uncovered']);

  it('a row is listed when its tests notice no mutant', () => {
    expect(noticesNothing(dead)).toBe(true);
    expect(noticesNothing(row([]))).toBe(true);
    expect(noticesNothing(row(['survived', 'noticed']))).toBe(false);
  });

  it('a row without a unit test is not listed', () => {
    expect(noticesNothing(row([], []))).toBe(false);
    expect(rowLine(row([], []))).toBe('APP-72   no unit test');
  });

  it('a row that could not be tried is printed with the reason, and is not listed', () => {
    const failed = { ...row([]), failure: 'Error: its tests fail' };
    expect(noticesNothing(failed)).toBe(false);
    expect(rowLine(failed)).toBe('APP-72   could not be tested: Error: its tests fail');
  });

  it('each row is printed on one line, followed by the number of listed rows', () => {
    expect(rowLine(dead)).toBe('APP-72   noticed 0 of 2       a.test.ts');
    expect(endLines([dead, row([], [])], [dead])).toEqual([
      '',
      'the tests of APP-72 pass with any broken line: a.test.ts',
      '1 of 2 rows have unit tests; the tests of 1 notice no broken line',
    ]);
  });
});

describe('breaking the lines of a row', () => {
  const part = (lines: readonly string[], result: Mutant['result']) =>
    lines.map(() => at('dates/dates.ts', 1, result));

  it('the run stops after the part in which a mutant is noticed', async () => {
    const broken: (readonly string[])[] = [];
    const mutants = await untilNoticed([['a'], ['b', 'c'], ['d']], (lines) => {
      broken.push(lines);
      return Promise.resolve(part(lines, lines.includes('b') ? 'noticed' : 'survived'));
    });
    expect(broken).toEqual([['a'], ['b', 'c']]);
    expect(mutants).toHaveLength(3);
  });

  it('the run tries all parts when no mutant is noticed', async () => {
    const all = await untilNoticed([['a'], [], ['b']], (lines) =>
      Promise.resolve(part(lines, 'survived')),
    );
    expect(all).toHaveLength(2);
  });
});
