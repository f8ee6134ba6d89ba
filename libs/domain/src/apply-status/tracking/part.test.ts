import { describe, expect, it } from 'vitest';
import { notConfiguredResult } from './results.ts';
import { buildAppInfo, buildPart, emptyPart } from './part.ts';
import {
  resultOf,
  decisionOf,
  failure,
  partWith,
  trackedWith,
  writtenWith,
} from '../samples.fixture.ts';
import type { ApplicationResult, Decision } from '../types.ts';

const nothing: ApplicationResult<never> = resultOf<never>(null);
const delayed = decisionOf('CF', {
  reasonsOfDelay: {
    confirmationPendingReasons: ['Results not received'],
    actionRequiredByApplicantText: 'Send your certificate',
  },
});

describe('the fields of buildPart', () => {
  const fields = Object.keys(emptyPart);
  const groups: [title: string, expected: string[]][] = [
    ['[APP-74] the part has the identity and the cycle', ['personalId', 'cycleYear']],
    [
      '[APP-75] the part has the progress flags',
      [
        'applicationStarted',
        'applyUnavailable',
        'percentComplete',
        'applicationCompleted',
        'applicationSent',
      ],
    ],
    [
      '[APP-76] the part has the reference and approval flags',
      [
        'referenceRequired',
        'referenceRequested',
        'referenceReturned',
        'applicationApprovalRequested',
        'applicationReturned',
      ],
    ],
    [
      '[APP-77] the part has the status and the lists',
      ['applicationStatus', 'applications', 'originalApplications', 'decisionsReceived'],
    ],
    [
      '[APP-78] the part has the counts',
      [
        'numberOfChoices',
        'numberOfOffers',
        'numberOfChoiceReplied',
        'numberOfOfferDeclined',
        'numberOfChoiceDeclined',
        'numberOfReferredChoice',
      ],
    ],
    [
      '[APP-79] the part has the mode flags, the errors and the state',
      [
        'isApplicationInClearing',
        'isWaitingForOffers',
        'isInClearing',
        'isInExtra',
        'isInMaintenance',
        'isInEmbargo',
        'errors',
        'state',
      ],
    ],
  ];

  for (const [title, expected] of groups) {
    it(title, () => {
      expect(fields).toEqual(expect.arrayContaining(expected));
    });
  }

  it('[APP-74][APP-75][APP-76][APP-77][APP-78][APP-79] a part has exactly the specified fields', () => {
    const part = buildPart(
      { track: resultOf(trackedWith()), apply: resultOf(writtenWith()) },
      2027,
    );
    const listed = groups.flatMap(([, expected]) => expected);
    expect(new Set(Object.keys(part))).toEqual(new Set(listed));
  });
});

describe('buildPart, from tracking', () => {
  const tracked = trackedWith({
    decisions: [delayed, decisionOf('R', { institutionCode: 'M20' })],
    decisionsReceived: 2,
    numberOfOffers: 1,
    numberOfChoiceReplied: 3,
    numberOfOfferDeclined: 4,
    numberOfChoiceDeclined: 6,
    numberOfReferredChoice: 2,
    isInExtra: true,
    isInEmbargo: true,
  });

  it('[APP-74][APP-77][APP-78][APP-79] a part copies the fields of tracking', () => {
    const { decisions, started, ...sameNames } = tracked;
    const part = buildPart({ track: resultOf(tracked), apply: null }, 2027);
    expect(part).toMatchObject(sameNames);
    expect(part.applicationStarted).toBe(started);
    expect(part.originalApplications).toEqual(decisions);
  });

  it('[APP-77] the institution code of a choice is used for both of its ids', () => {
    const { applications } = buildPart({ track: resultOf(tracked), apply: null }, 2027);
    expect(applications[0]).toEqual({
      providerId: 'L14',
      legacyCode: 'L14',
      institutionName: 'Lancaster University',
      courseName: 'Linguistics',
      status: 'CF',
    });
    expect(applications[1]).toMatchObject({ providerId: 'M20', legacyCode: 'M20', status: 'R' });
  });

  it('[APP-77] the status of a choice without a code is its text', () => {
    const track = resultOf(trackedWith({ decisions: [decisionOf('', { choiceStatus: 'Offer' })] }));
    expect(buildPart({ track, apply: null }, 2027).applications[0]?.status).toBe('Offer');
  });

  it('[APP-82] every field of a decision is preserved', () => {
    const { originalApplications } = buildPart({ track: resultOf(tracked), apply: null }, 2027);
    expect(originalApplications[0]).toEqual<Decision>({
      institutionCode: 'L14',
      institutionName: 'Lancaster University',
      courseName: 'Linguistics',
      choiceStatus: 'In words',
      choiceStatusId: 'CF',
      reasonsOfDelay: {
        confirmationPendingReasons: ['Results not received'],
        actionRequiredByApplicantText: 'Send your certificate',
      },
    });
  });

  for (const [title, cycleYear, studyYear] of [
    ['[APP-70] 2021, the selected year', 2021, 2021],
    ['[APP-71] the year before the selected year', 2026, 2027],
    ['[APP-71] the year after the selected year', 2028, 2027],
  ] as const) {
    it(`${title}: tracking data of this cycle year is discarded`, () => {
      const track = resultOf({ ...tracked, cycleYear, isInMaintenance: true });
      expect(buildPart({ track, apply: nothing }, studyYear)).toEqual(emptyPart);
    });
  }

  it('[AMB-15] an application that tracking reports as not started does not have a tracking status', () => {
    const track = resultOf({ ...tracked, started: false });
    const part = buildPart({ track, apply: resultOf(writtenWith()) }, 2027);
    expect(part).toMatchObject({ applicationStatus: '', applicationStarted: true });
  });

  it('[APP-11] the part is marked as in maintenance even if the application is not started', () => {
    const track = resultOf(trackedWith({ started: false, isInMaintenance: true }));
    expect(buildPart({ track, apply: nothing }, 2027)).toMatchObject({
      isInMaintenance: true,
      applicationStarted: false,
    });
  });
});

describe('buildPart, from apply', () => {
  it('[APP-75][APP-76] the part copies the fields of apply and counts as started', () => {
    const written = writtenWith({ applicationApprovalRequested: true, referenceReturned: true });
    const { entryYear, ...sameNames } = written;
    const part = buildPart({ track: nothing, apply: resultOf(written) }, 2027);
    expect(part).toMatchObject({ ...sameNames, cycleYear: entryYear, applicationStarted: true });
  });

  it('[APP-71] tracking data of another year does not hide an application in progress for the selected year', () => {
    const track = resultOf(trackedWith({ cycleYear: 2026, applicationStatus: 'Placed' }));
    const part = buildPart({ track, apply: resultOf(writtenWith()) }, 2027);
    expect(part).toMatchObject({ applicationStatus: '', percentComplete: 40, cycleYear: 2027 });
  });

  it('the part ignores an application for another entry year', () => {
    const apply = resultOf(writtenWith({ entryYear: 2026 }));
    expect(buildPart({ track: nothing, apply }, 2027)).toEqual(emptyPart);
  });
});

describe('buildPart, from failures', () => {
  it('[APP-93] status 204 from both services means not started', () => {
    expect(buildPart({ track: nothing, apply: nothing }, 2027)).toEqual(emptyPart);
  });

  for (const status of [404, 500, 400]) {
    it(`[APP-94] status ${status} from both services means not started`, () => {
      const part = buildPart({ track: failure(status), apply: failure(status) }, 2027);
      expect(part).toEqual(emptyPart);
    });
  }

  it('[APP-95] status 503 from tracking means unavailable, and the part counts as started', () => {
    expect(buildPart({ track: failure(503), apply: null }, 2027)).toEqual(
      partWith({ applyUnavailable: true, applicationStarted: true }),
    );
  });

  it('[APP-95] status 503 from apply means unavailable, and the part counts as started', () => {
    expect(buildPart({ track: nothing, apply: failure(503) }, 2027)).toEqual(
      partWith({ applyUnavailable: true, applicationStarted: true }),
    );
  });

  it('[APP-96] any other error means unavailable, with its message', () => {
    expect(buildPart({ track: failure(418, 'Teapot'), apply: null }, 2027)).toEqual(
      partWith({ applyUnavailable: true, errors: ['Teapot - 418'] }),
    );
  });

  it('[APP-96] the part contains the messages of two failed services', () => {
    const answers = { track: failure(418, 'Teapot'), apply: failure(null, 'Timed out') };
    expect(buildPart(answers, 2027).errors).toEqual(['Teapot - 418', 'Timed out']);
  });

  it('the part contains the message for a missing API configuration only once', () => {
    const none = notConfiguredResult('Not configured');
    const answers = { track: none, apply: none };
    expect(buildPart(answers, 2027)).toEqual(
      partWith({ applyUnavailable: true, errors: ['Not configured'] }),
    );
  });
});

describe('buildAppInfo', () => {
  const uc = { track: nothing, apply: resultOf(writtenWith({ percentComplete: 10 })) };

  it('[APP-73] the application information has the parts ug, uc and ugc', () => {
    const clearingTrack = resultOf(trackedWith({ applicationStatus: 'Clearing' }));
    const info = buildAppInfo(
      { ug: { track: resultOf(trackedWith()), apply: null, clearingTrack }, uc },
      2027,
    );
    expect(info.ug.applicationStatus).toBe('Referred');
    expect(info.uc.percentComplete).toBe(10);
    expect(info.ugc?.applicationStatus).toBe('Clearing');
  });

  it('[APP-73][AMB-17] ugc is missing when the clearing track was not queried', () => {
    const ug = { track: nothing, apply: nothing, clearingTrack: null };
    expect(buildAppInfo({ ug, uc }, 2027).ugc).toBeNull();
  });
});

describe('the fields that other screens read', () => {
  const { ug, uc } = buildAppInfo(
    {
      ug: {
        track: resultOf(trackedWith({ decisions: [delayed] })),
        apply: null,
        clearingTrack: null,
      },
      uc: { track: nothing, apply: nothing },
    },
    2027,
  );

  it('[APP-80] the grid can read the state, applicationStarted and the choices', () => {
    expect(ug).toMatchObject({ state: 'notStarted', applicationStarted: true });
    expect(ug.applications).toEqual([
      expect.objectContaining({
        status: 'CF',
        providerId: delayed.institutionCode,
        institutionName: delayed.institutionName,
      }),
    ]);
    expect(uc).toMatchObject({ state: 'notStarted', applicationStarted: false, applications: [] });
  });

  it('[APP-81] the application screen can read applicationStarted and applicationStatus', () => {
    expect(ug).toMatchObject({
      applicationStarted: true,
      applicationStatus: trackedWith({}).applicationStatus,
    });
    expect(uc).toMatchObject({ applicationStarted: false, applicationStatus: '' });
  });
});
