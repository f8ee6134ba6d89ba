import { describe, expect, test } from 'vitest';
import {
  findProblems,
  openScreens,
  optionalUrls,
  withoutApis,
} from '../../screens/optional-apis.ts';
import { stack } from '../support/applicant.ts';
import { startPair } from '../support/pair.ts';

/** The problems of a hub with these variables, compared with a hub with all APIs. */
async function problemsWith(variables: NodeJS.ProcessEnv, absent = optionalUrls) {
  const whole = await openScreens(stack);
  const { stop, ...pair } = await startPair(() => variables);
  try {
    return await findProblems(pair, absent, whole);
  } finally {
    await stop();
  }
}

describe('a hub without optional APIs', () => {
  // `optional-apis.spec.ts` leaves out each API alone.
  test('the smallest hub has no dead link, no text about a failure and no call to an absent API', async () => {
    expect(await problemsWith(withoutApis(optionalUrls))).toEqual([]);
  });

  test('the check finds a failing API, and a page that should not exist', async () => {
    const problems = await problemsWith({ EVENTS_URL: 'http://127.0.0.1:9/events' }, [
      'EVENTS_URL',
    ]);
    expect(problems.join('\n')).toMatch(/\/dashboard\/events\/7 .*responds with/);
    expect(problems.join('\n')).toMatch(/ shows: /);
  });
});
