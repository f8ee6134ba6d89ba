import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { parseReport, type TestRun } from './reports.ts';
import { parseOtherIds, parseRequirements } from './requirements.ts';
import { idsInSource, idsOfTitle } from './titles.ts';

const markdown = [
  '| Group | Area | Rows |',
  '| APP | Application status tile | 2 |',
  '## APP - Application status tile',
  '| ID | Source | Requirement | See |',
  '|---|---|---|---|',
  '| APP-1 | 000 §1 | Two types: ug \\| uc. |  |',
  '| APP-2 | 000 §2 | Two tiles. | AMB-93 |',
  '## SH - Shell',
  '| SH-1 | 000 §1 | One page. |  |',
  '## Readings',
  '| ID | Reading | Rows |',
  '| AMB-93 | One tile per started scheme. | APP-2 |',
  '## Extensions',
  '| EXT-9 | The next deadline. |',
].join('\n');

describe('the requirements document', () => {
  it('is read by its headings and rows', () => {
    expect(parseRequirements(markdown)).toEqual([
      {
        id: 'APP',
        area: 'Application status tile',
        requirements: [
          { id: 'APP-1', group: 'APP', text: 'Two types: ug | uc.' },
          { id: 'APP-2', group: 'APP', text: 'Two tiles.' },
        ],
      },
      { id: 'SH', area: 'Shell', requirements: [{ id: 'SH-1', group: 'SH', text: 'One page.' }] },
    ]);
  });

  it('names the readings and the extensions, which are no requirements', () => {
    expect(parseOtherIds(markdown)).toEqual(['AMB-93', 'EXT-9']);
  });

  it('may not have an id twice or in another group', () => {
    const section = '## SH - Shell\n| SH-1 | 000 §1 | One page. |  |\n';
    expect(() => parseRequirements(markdown + '\n' + section)).toThrow('SH-1 stands twice');
    const misplaced = '## SYS - Settings\n| SH-9 | 000 §1 | One page. |  |\n';
    expect(() => parseRequirements(markdown + '\n' + misplaced)).toThrow(
      'SH-9 stands in group SYS',
    );
  });
});

describe('the ids of a title', () => {
  it.each([
    ['[APP-1] shows two tiles', ['APP-1']],
    ['[APP-1][SH-20] shows two tiles', ['APP-1', 'SH-20']],
    ['shows [APP-1]', []],
    ['[app-1] shows two tiles', []],
    ['APP-1 shows two tiles', []],
  ])('are read from "%s"', (title, ids) => {
    expect(idsOfTitle(title)).toEqual(ids);
  });

  it('are found in string literals of a source, each once', () => {
    const source = [
      "it('[APP-1] one', () => {});",
      'it.each(rows)(`[APP-2][APP-1] $name`, () => {});',
      'const row = { title: "[SH-1] three" };',
      '// see [SH-2], and items[SH-3]',
    ].join('\n');
    expect(idsInSource(source)).toEqual(['APP-1', 'APP-2', 'SH-1']);
  });
});

describe('a test report', () => {
  it("is read from vitest's JSON", () => {
    const report = {
      testResults: [
        {
          name: '/root/libs/domain/src/a.test.ts',
          assertionResults: [
            { title: '[APP-1] one', status: 'passed' },
            { title: '[APP-2] two', status: 'failed' },
            { title: '[SH-1] three', status: 'pending' },
          ],
        },
      ],
    };
    const where = 'libs/domain/src/a.test.ts';
    expect(parseReport(report, '/root')).toEqual([
      { title: '[APP-1] one', where, outcome: 'passed' },
      { title: '[APP-2] two', where, outcome: 'failed' },
      { title: '[SH-1] three', where, outcome: 'skipped' },
    ]);
  });

  it("is read from Playwright's JSON at any depth, by project", () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      file: 'shell.spec.ts',
      tests: statuses.map((status, at) => ({
        projectName: at === 0 ? 'desktop' : 'no-js',
        status,
      })),
    });
    const report = {
      suites: [
        {
          specs: [spec('[SH-1] one', 'expected', 'flaky')],
          suites: [{ specs: [spec('[SH-2] two', 'skipped')] }],
        },
      ],
    };
    expect(parseReport(report, '/root')).toEqual([
      { title: '[SH-1] one', where: 'shell.spec.ts (desktop)', outcome: 'passed' },
      { title: '[SH-1] one', where: 'shell.spec.ts (no-js)', outcome: 'failed' },
      { title: '[SH-2] two', where: 'shell.spec.ts (desktop)', outcome: 'skipped' },
    ]);
  });

  it('is nothing when the JSON is something else', () => {
    expect(parseReport({ rounds: [] }, '/root')).toEqual([]);
  });
});

describe('coverage', () => {
  const run = (title: string, outcome: TestRun['outcome']): TestRun => ({
    title,
    where: 'a.test.ts',
    outcome,
  });
  const requirement = { id: 'APP-1', group: 'APP', text: 'Two types.' };
  const stateOf = (runs: TestRun[], claimed: string[] = ['APP-1']) =>
    coverageOf([requirement], runs, new Set(claimed))[0]?.state;

  it('is proved when a test with the id ran and all of them passed', () => {
    expect(stateOf([run('[APP-1] one', 'passed'), run('[APP-1] two', 'passed')])).toBe('proved');
  });

  it('is failing when one of them failed', () => {
    expect(stateOf([run('[APP-1] one', 'passed'), run('[APP-1] two', 'failed')])).toBe('failing');
  });

  it('is only claimed when no test with the id ran', () => {
    expect(stateOf([run('[APP-1] one', 'skipped'), run('[APP-2] two', 'passed')])).toBe('claimed');
  });

  it('is open when no title has the id', () => {
    expect(stateOf([], [])).toBe('open');
  });
});
