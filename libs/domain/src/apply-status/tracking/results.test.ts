import { describe, expect, it } from 'vitest';
import {
  isOfStudyYear,
  isSessionRejected,
  needsApply,
  notConfiguredResult,
  readResult,
} from './results.ts';
import { resultOf, failure, trackedWith } from '../samples.fixture.ts';

describe('readResult', () => {
  it('a successful response returns the application', () => {
    const application = trackedWith();
    expect(readResult(resultOf(application))).toEqual({ kind: 'known', value: application });
  });

  it('[APP-93] status 204 means not started', () => {
    expect(readResult(resultOf(null))).toEqual({ kind: 'notStarted', failure: null });
  });

  for (const status of [404, 500, 400]) {
    it(`[APP-94][AMB-16] status ${status} means not started and reports the failure`, () => {
      expect(readResult(failure(status))).toEqual({
        kind: 'notStarted',
        failure: `It failed - ${status}`,
      });
    });
  }

  it('[APP-95] status 503 means unavailable, and the application counts as started', () => {
    expect(readResult(failure(503))).toEqual({
      kind: 'unavailable',
      started: true,
      message: null,
    });
  });

  for (const status of [418, 429, 501, 502, 504]) {
    it(`[APP-96] status ${status} means unavailable, with the message and the status`, () => {
      expect(readResult(failure(status, 'No tea'))).toEqual({
        kind: 'unavailable',
        started: false,
        message: `No tea - ${status}`,
      });
    });
  }

  it('[APP-96] a failure without a status means unavailable, with only the message', () => {
    expect(readResult(failure(null, 'Timed out'))).toEqual({
      kind: 'unavailable',
      started: false,
      message: 'Timed out',
    });
  });

  it('an API that is not configured for the year means unavailable, with the message', () => {
    expect(readResult(notConfiguredResult('Not configured'))).toEqual({
      kind: 'unavailable',
      started: false,
      message: 'Not configured',
    });
  });
});

describe('isSessionRejected', () => {
  it('only the statuses 401 and 403 mean that the session was rejected', () => {
    const statuses = [401, 403, 400, 404, 500, 503, null];
    expect(statuses.filter((status) => isSessionRejected(failure(status)))).toEqual([401, 403]);
    expect(isSessionRejected(resultOf(null))).toBe(false);
  });
});

describe('isOfStudyYear', () => {
  const cases = [
    { title: '[APP-70] 2021', cycleYear: 2021, studyYear: 2021, is: false },
    { title: '[APP-70] 2020', cycleYear: 2020, studyYear: 2020, is: false },
    { title: '[APP-70] 2022', cycleYear: 2022, studyYear: 2022, is: true },
    { title: '[APP-71] the year before', cycleYear: 2026, studyYear: 2027, is: false },
    { title: '[APP-71] the year after', cycleYear: 2028, studyYear: 2027, is: false },
    { title: '[APP-71] the selected year', cycleYear: 2027, studyYear: 2027, is: true },
  ];
  for (const { title, cycleYear, studyYear, is } of cases) {
    it(`${title}: the cycle year ${cycleYear} ${is ? 'belongs' : 'does not belong'} to the study year ${studyYear}`, () => {
      expect(isOfStudyYear({ cycleYear }, studyYear)).toBe(is);
    });
  }
});

describe('needsApply', () => {
  const cases = [
    {
      title: 'tracking reports a started application for this year',
      track: resultOf(trackedWith()),
      is: false,
    },
    {
      title: 'tracking reports an application that is not started',
      track: resultOf(trackedWith({ started: false })),
      is: true,
    },
    {
      title: 'tracking reports another cycle year',
      track: resultOf(trackedWith({ cycleYear: 2026 })),
      is: true,
    },
    { title: 'tracking has no application', track: resultOf<never>(null), is: true },
    { title: 'tracking returns 404, which means not started', track: failure(404), is: true },
    { title: 'tracking returns 503, which counts as started', track: failure(503), is: false },
    { title: 'tracking times out, which shows nothing', track: failure(null), is: false },
  ];
  for (const { title, track, is } of cases) {
    it(`[APP-86] ${title}: ${is ? 'apply is queried' : 'apply is not queried'}`, () => {
      expect(needsApply(track, 2027)).toBe(is);
    });
  }
});
