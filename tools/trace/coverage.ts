import type { Requirement } from './requirements.ts';
import type { TestRun } from './reports.ts';
import { idsOfTitle } from './titles.ts';

/**
 * - `proved`: at least one test with the id ran in the last `npm test`, and all of them passed; if
 * no tests were run, a recorded run proves the row instead;
 * - `failing`: at least one test with the id failed;
 * - `claimed`: a title has the id, but no such test ran;
 * - `explained`: no title has the id, and the document explains why no test can prove the row;
 * - `open`: no title has the id, and the document has no explanation.
 */
export type State = 'proved' | 'failing' | 'claimed' | 'explained' | 'open';

export interface Coverage {
  readonly requirement: Requirement;
  readonly state: State;
  /** The tests with this id that ran. */
  readonly tests: readonly TestRun[];
}

/**
 * @param claimed the ids in the sources of the tests
 * @param explained the ids that no test can prove, according to the document
 * @param recorded the ids that a recorded run proved; used only if no tests were run
 */
export function coverageOf(
  requirements: readonly Requirement[],
  runs: readonly TestRun[],
  claimed: ReadonlySet<string>,
  explained: ReadonlySet<string>,
  recorded: ReadonlySet<string> = new Set(),
): Coverage[] {
  const testsById = new Map<string, TestRun[]>();
  for (const run of runs) {
    if (run.outcome === 'skipped') continue;
    for (const id of idsOfTitle(run.title)) testsById.set(id, [...(testsById.get(id) ?? []), run]);
  }
  return requirements.map((requirement) => {
    const { id } = requirement;
    const tests = testsById.get(id) ?? [];
    return { requirement, tests, state: stateOf(tests) ?? withoutTests(id) };
  });

  function withoutTests(id: string): State {
    if (claimed.has(id)) return runs.length === 0 && recorded.has(id) ? 'proved' : 'claimed';
    return explained.has(id) ? 'explained' : 'open';
  }
}

function stateOf(tests: readonly TestRun[]): State | undefined {
  if (tests.some(({ outcome }) => outcome === 'failed')) return 'failing';
  return tests.length > 0 ? 'proved' : undefined;
}
