import type { Requirement } from './requirements.ts';
import type { TestRun } from './reports.ts';
import { idsOfTitle } from './titles.ts';

/**
 * - `proved`: every test with the id that ran in the last `npm test` passed, and at least one did;
 * - `failing`: at least one failed;
 * - `claimed`: a title carries the id, but no such test ran;
 * - `open`: no title carries the id.
 */
export type State = 'proved' | 'failing' | 'claimed' | 'open';

export interface Coverage {
  readonly requirement: Requirement;
  readonly state: State;
  /** The tests with this id that ran. */
  readonly tests: readonly TestRun[];
}

/** @param claimed the ids found in the sources of the tests */
export function coverageOf(
  requirements: readonly Requirement[],
  runs: readonly TestRun[],
  claimed: ReadonlySet<string>,
): Coverage[] {
  const testsById = new Map<string, TestRun[]>();
  for (const run of runs) {
    if (run.outcome === 'skipped') continue;
    for (const id of idsOfTitle(run.title)) testsById.set(id, [...(testsById.get(id) ?? []), run]);
  }
  return requirements.map((requirement) => {
    const tests = testsById.get(requirement.id) ?? [];
    return { requirement, tests, state: stateOf(tests, claimed.has(requirement.id)) };
  });
}

function stateOf(tests: readonly TestRun[], isClaimed: boolean): State {
  if (tests.some(({ outcome }) => outcome === 'failed')) return 'failing';
  if (tests.length > 0) return 'proved';
  return isClaimed ? 'claimed' : 'open';
}
