import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { coverageOf } from './coverage.ts';
import { groupLines, summaryLines } from './output.ts';
import { problemsOf } from './problems.ts';
import { parseReport, type TestRun } from './reports.ts';
import { parseExplained, parseOtherIds, parseRequirements } from './requirements.ts';
import { idsInSource, idsOfTitle } from './titles.ts';

// The tests start several processes.
vi.setConfig({ testTimeout: 60_000 });

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
  '## Rows that no test can prove, and why',
  '| ID | Why |',
  '| SH-1 | It is the whole product. |',
].join('\n');

describe('the requirements document', () => {
  it('the groups and requirements are read from the headings and rows of the document', () => {
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

  it('the ids of readings and extensions are read from the document', () => {
    expect(parseOtherIds(markdown)).toEqual(['AMB-93', 'EXT-9']);
  });

  it('the document lists the rows that no test can prove, with reasons', () => {
    expect([...parseExplained(markdown)]).toEqual([['SH-1', 'It is the whole product.']]);
    expect(parseExplained('## APP - Application status tile').size).toBe(0);
  });

  it('a document with a duplicated id or an id in the wrong group is rejected', () => {
    const section = '## SH - Shell\n| SH-1 | 000 §1 | One page. |  |\n';
    expect(() => parseRequirements(markdown + '\n' + section)).toThrow('SH-1 is listed twice');
    const misplaced = '## SYS - Settings\n| SH-9 | 000 §1 | One page. |  |\n';
    expect(() => parseRequirements(markdown + '\n' + misplaced)).toThrow('SH-9 is in group SYS');
  });
});

describe('the ids of a title', () => {
  it.each([
    ['[APP-1] shows two tiles', ['APP-1']],
    ['[APP-1][SH-20] shows two tiles', ['APP-1', 'SH-20']],
    ['shows [APP-1]', []],
    ['[app-1] shows two tiles', []],
    ['APP-1 shows two tiles', []],
  ])('the title "%s" has the ids %j', (title, ids) => {
    expect(idsOfTitle(title)).toEqual(ids);
  });

  it('the ids are found in string literals of a source file, without duplicates', () => {
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
  it('a Vitest JSON report is read', () => {
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

  it('a Playwright JSON report is read at any depth, by project', () => {
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
      { title: '[SH-1] one', where: 'shell.spec.ts (no-js)', outcome: 'passed' },
      { title: '[SH-2] two', where: 'shell.spec.ts (desktop)', outcome: 'skipped' },
    ]);
  });

  it('JSON that is not a test report contains no tests', () => {
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
  const stateOf = (runs: TestRun[], claimed: string[] = ['APP-1'], explained: string[] = []) =>
    coverageOf([requirement], runs, new Set(claimed), new Set(explained))[0]?.state;

  it('a row is proved if tests with the id ran and all of them passed', () => {
    expect(stateOf([run('[APP-1] one', 'passed'), run('[APP-1] two', 'passed')])).toBe('proved');
  });

  it('a row is failing if one of its tests failed', () => {
    expect(stateOf([run('[APP-1] one', 'passed'), run('[APP-1] two', 'failed')])).toBe('failing');
  });

  it('a row is claimed, but not proved, if no test with the id ran', () => {
    expect(stateOf([run('[APP-1] one', 'skipped'), run('[APP-2] two', 'passed')])).toBe('claimed');
  });

  it('a recorded run proves a row only if no tests were run and a title still has the id', () => {
    const recordedState = (runs: TestRun[], claimed: string[]) =>
      coverageOf([requirement], runs, new Set(claimed), new Set(), new Set(['APP-1']))[0]?.state;
    expect(recordedState([], ['APP-1'])).toBe('proved');
    expect(recordedState([], [])).toBe('open');
    expect(recordedState([run('[APP-2] two', 'passed')], ['APP-1'])).toBe('claimed');
  });

  it('a row is open if no title has the id', () => {
    expect(stateOf([], [])).toBe('open');
  });

  it('a row is explained if no title has the id and the document has a reason', () => {
    expect(stateOf([], [], ['APP-1'])).toBe('explained');
    expect(stateOf([], ['APP-1'], ['APP-1'])).toBe('claimed');
  });
});

describe('the output', () => {
  const groups = parseRequirements(markdown);
  const explained = parseExplained(markdown);
  const run: TestRun = { title: '[APP-1] one', where: 'a.test.ts', outcome: 'passed' };
  const coverage = coverageOf(
    groups.flatMap(({ requirements }) => requirements),
    [run],
    new Set(['APP-1']),
    new Set(explained.keys()),
  );

  it('the summary ends with the number of proved rows, and lists reasons for rows without a proof', () => {
    const lines = summaryLines(groups, coverage, explained);
    expect(lines).toContain('SH-1     It is the whole product.');
    expect(lines.at(-1)).toBe('1 of 3 proved, 1 explained');
    expect(summaryLines(groups, coverage.slice(0, 2), new Map()).at(-1)).toBe('1 of 2 proved');
  });

  it('the output of a group lists its rows that are not proved', () => {
    expect(
      groups.map((group) => groupLines(group, coverage.filter(inGroup(group.id)), explained)),
    ).toEqual([
      ['APP-2    open      Two tiles.', 'APP Application status tile: 1 of 2 proved'],
      [
        'SH-1     explained One page. (It is the whole product.)',
        'SH Shell: 0 of 1 proved, 1 explained',
      ],
    ]);
  });

  function inGroup(id: string) {
    return (entry: (typeof coverage)[number]) => entry.requirement.group === id;
  }
});

describe('problems of the trace', () => {
  const rows = new Set(['APP-1', 'SH-1']);
  const problems = (titles: [string, string][], explained: [string, string][] = []) =>
    problemsOf(rows, new Set(['AMB-93']), new Map(explained), new Map(titles));

  it('an id in a title that is not in the document is a problem', () => {
    expect(
      problems([
        ['APP-1', 'a.test.ts'],
        ['AMB-93', 'a.test.ts'],
      ]),
    ).toEqual([]);
    expect(problems([['APP-9', 'a.test.ts']])).toEqual([
      'there is no requirement APP-9: a.test.ts',
    ]);
  });

  it('a reason is a problem if its row has a test or does not exist, or if the reason is empty', () => {
    expect(problems([['SH-1', 'a.test.ts']], [['SH-1', 'All of it.']])).toEqual([
      'SH-1 has a test, although the document explains why no test can prove it: a.test.ts',
    ]);
    expect(problems([], [['SH-9', 'All of it.']])).toEqual([
      'the document explains SH-9, which is not a requirement',
    ]);
    expect(problems([], [['SH-1', '']])).toEqual(['SH-1 has no reason why no test can prove it']);
  });

  it('a problem makes the command fail', () => {
    inWorkspace((trace) => {
      expect(trace('[APP-1] one').status).toBe(0);
      expect(trace('[APP-9] one').status).toBe(1);
    });
  });
});

it('without test reports, the command shows the summary and the date of the recorded run', () => {
  inWorkspace((trace, folder) => {
    const title = '[APP-1] one';
    const reports = join(folder, '.reports/tests');
    mkdirSync(reports, { recursive: true });
    const assertionResults = [{ title, status: 'passed' }];
    const report = { testResults: [{ name: 'libs/a.test.ts', assertionResults }] };
    writeFileSync(join(reports, 'libs-test.json'), JSON.stringify(report));
    expect(trace(title, '--check', '--record').stdout).toBe('');

    rmSync(reports, { recursive: true });
    const { stdout } = trace(title);
    expect(stdout).toContain('1 of 3 proved, 1 explained');
    expect(stdout).toMatch(/this is the last recorded run \(\d{4}-\d\d-\d\d, [\da-f]{7,}-dirty\)/);
  });
});

/**
 * Calls `use` with a function that runs the command. The command runs in a new repository with the
 * document above and a test with the given title.
 */
function inWorkspace(
  use: (
    trace: (title: string, ...args: string[]) => { status: number | null; stdout: string },
    folder: string,
  ) => void,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'));
  const command = join(import.meta.dirname, 'main.ts');
  for (const each of ['docs', 'libs', 'tools/trace']) {
    mkdirSync(join(folder, each), { recursive: true });
  }
  writeFileSync(join(folder, 'docs/requirements.md'), markdown);
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
    });
  git('init');
  git('add', '.');
  git('commit', '--message', 'Begin', '--no-verify');
  try {
    use((title, ...args) => {
      writeFileSync(join(folder, 'libs/a.test.ts'), `it('${title}', () => {});`);
      git('add', '.');
      return spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' });
    }, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
