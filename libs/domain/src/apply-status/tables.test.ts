import { describe, expect, it } from 'vitest';
import { listIn, requirement, wordsIn } from '../testing/requirements.ts';
import { actors, nextActor } from './actor.ts';
import { confettiMs, isCelebrated } from './confetti.ts';
import { applicationCalls, applicationTimeoutMs, hubEnvs, maxMainChoices } from './constants.ts';
import { debugStarted, debugStatuses, isDebugStatus, withDebugStatus } from './debug.ts';
import { goodChoices, isGoodStatus } from './choices/good-status.ts';
import { applyUrlTemplate } from './links.ts';
import { referenceProgress } from './reference.ts';
import { decisionOf, partWith } from './samples.fixture.ts';
import { schemes, tileStatuses } from './types.ts';

describe('confetti', () => {
  it('[APP-6] confetti is shown only for the placed and unconditional statuses', () => {
    const placed = requirement('APP-6').match(/\b(placed|clearingPlaced)[A-Z]\w+/g) ?? [];
    const unconditional = tileStatuses.filter((status) => status.startsWith('unconditional'));
    expect(tileStatuses.filter(isCelebrated).sort()).toEqual(
      ['placed', ...placed, ...unconditional].sort(),
    );
  });

  it('[APP-7] the confetti lasts 10 s', () => {
    expect(confettiMs).toBe(10_000);
  });
});

describe('the good statuses', () => {
  const codesIn = (id: string) => requirement(id).match(/\b(?!AMB)[A-Z]{1,4}\b(?= |,)/g) ?? [];
  const good = (id: string) => goodChoices.filter(({ row }) => row === id);

  it('[APP-105][AMB-24] the good statuses include the specified conditional offers with their codes', () => {
    expect(good('APP-105').map(({ label }) => label)).toEqual(wordsIn('APP-105'));
    expect(good('APP-105').map(({ code }) => code)).toEqual(codesIn('APP-105'));
  });

  it('[APP-106] the good statuses include the specified acceptance in Clearing', () => {
    expect(good('APP-106').map(({ label }) => label)).toEqual(wordsIn('APP-106'));
    expect(isGoodStatus('CA')).toBe(true);
  });

  it('[APP-107] the good statuses include the unconditional offer with its codes and variants', () => {
    const [offer = ''] = wordsIn('APP-107');
    const changed = `${offer} - changed course`;
    expect(good('APP-107').map(({ code }) => code)).toEqual(codesIn('APP-107'));
    expect(good('APP-107').map(({ label }) => label)).toEqual([
      ...[offer, `${offer} - firmly accepted`, `${offer} - held as insurance`],
      ...[changed, `${changed}, firmly accepted`, `${changed}, held as insurance`],
    ]);
  });

  it('[APP-104][APP-105][APP-106][APP-107] every good status is recognised in any letter case', () => {
    const statuses = goodChoices.flatMap(({ code, label }) => [
      ...[code, code.toLowerCase(), label, label.toUpperCase(), ` ${label} `],
    ]);
    expect(statuses.filter((status) => !isGoodStatus(status))).toEqual([]);
  });
});

describe('applicationTimeoutMs', () => {
  for (const hubEnv of hubEnvs) {
    for (const call of applicationCalls.filter((other) => other !== 'ugClearingTrack')) {
      const expected = hubEnv === 'prod' ? 5_000 : 20_000;
      it(`[APP-91] ${call} in ${hubEnv} has a time limit of ${expected} ms`, () => {
        expect(applicationTimeoutMs(hubEnv, call)).toBe(expected);
      });
    }

    it(`[APP-92] the clearing track call in ${hubEnv} has a time limit of 5000 ms`, () => {
      expect(applicationTimeoutMs(hubEnv, 'ugClearingTrack')).toBe(5_000);
    });
  }
});

describe('choices', () => {
  it('[APP-98] an application has 5 main choices before Extra', () => {
    expect(maxMainChoices).toBe(5);
  });
});

describe('applyUrlTemplate', () => {
  const templates = { oldTemplate: 'old', newTemplate: 'new' };
  it('[APP-101] the old URL template applies up to 2022, and the new template from 2023', () => {
    const used = [2021, 2022, 2023, 2027].map((year) => applyUrlTemplate(year, templates));
    expect(used).toEqual(['old', 'old', 'new', 'new']);
  });
});

describe('nextActor', () => {
  it('[EXT-12] every status and scheme has a next actor', () => {
    for (const scheme of schemes) {
      for (const status of tileStatuses) expect(actors).toContain(nextActor(status, scheme, []));
    }
  });

  it('[EXT-12] the next actor changes as the application progresses', () => {
    const journey = [
      'inProgress',
      'awaitingApproval',
      'sentProcessing',
      'sent',
      'decisionsReceived',
    ] as const;
    expect(journey.map((status) => nextActor(status, 'ug', []))).toEqual([
      'you',
      'adviser',
      'ucas',
      'university',
      'you',
    ]);
    expect(nextActor('placed', 'ug', [])).toBe('nobody');
  });

  it('[EXT-12] at awaitingConfirm the exam boards act next for ug, and the conservatoire for uc', () => {
    expect(nextActor('awaitingConfirm', 'ug', [])).toBe('examBoards');
    expect(nextActor('awaitingConfirm', 'uc', [])).toBe('university');
  });

  it.each(['statusUnknown', 'clearingUnknown', 'default', 'unavailable'] as const)(
    '[EXT-12] the next actor of %s is unknown, because the status does not show it',
    (status) => {
      for (const scheme of schemes) expect(nextActor(status, scheme, [])).toBe('unknown');
    },
  );

  it('[EXT-12] the applicant acts next during a delayed confirmation when a decision needs an action', () => {
    const decisions = [
      decisionOf('CF', {
        reasonsOfDelay: {
          confirmationPendingReasons: [],
          actionRequiredByApplicantText: 'Send your certificate',
        },
      }),
    ];
    expect(nextActor('awaitingConfirmReasons', 'ug', decisions)).toBe('you');
    expect(nextActor('sent', 'ug', decisions)).toBe('university');
  });
});

describe('nextActor for an application under consideration', () => {
  it.each([
    ['uc', 'waitingForDecisions', ['U', 'INV', 'REF'], 'you'],
    ['ug', 'sent', ['INV', 'REF'], 'you'],
    ['ug', 'waitingForDecisions', ['U', 'REF'], 'university'],
    ['ug', 'withdrawn', ['INV'], 'nobody'],
  ] as const)(
    '[EXT-12][EXT-31] in %s with the status %s and the choices %j, the next actor is %s',
    (scheme, status, codes, actor) => {
      const decisions = codes.map((code) => decisionOf(code));
      expect(nextActor(status, scheme, decisions)).toBe(actor);
    },
  );
});

describe('referenceProgress', () => {
  const flags = [
    'referenceRequired',
    'referenceRequested',
    'referenceReturned',
    'applicationApprovalRequested',
    'applicationReturned',
  ] as const;
  type Flag = (typeof flags)[number];
  const progressOf = (...set: readonly Flag[]) =>
    referenceProgress(
      Object.fromEntries(flags.map((flag) => [flag, set.includes(flag)])) as Record<Flag, boolean>,
    ).map(({ step, state }) => `${step}: ${state}`);

  it('[EXT-25] a reference that is not required has no steps', () => {
    expect(progressOf('referenceRequested', 'referenceReturned')).toEqual([]);
  });

  it.each<[who: string, set: readonly Flag[], asked: [string, string], returned: string]>([
    ['has requested no reference', [], ['yours', 'theirs'], 'theirs'],
    ['has requested a reference', ['referenceRequested'], ['done', 'done'], 'theirs'],
    [
      'has a reference, which shows that it was requested',
      ['referenceReturned'],
      ['done', 'done'],
      'done',
    ],
    [
      'waits for the approval of a school',
      ['applicationApprovalRequested'],
      ['done', 'done'],
      'theirs',
    ],
    [
      'received the application back from a school',
      ['applicationReturned'],
      ['done', 'done'],
      'theirs',
    ],
  ])(
    '[EXT-25] the reference steps of an applicant who %s match the application',
    (_, set, [required, requested], returned) => {
      expect(progressOf('referenceRequired', ...set)).toEqual([
        `required: ${required}`,
        `requested: ${requested}`,
        `returned: ${returned}`,
      ]);
    },
  );

  it.each(flags.flatMap((one) => flags.map((other) => [...new Set([one, other])] as const)))(
    '[EXT-31] an applicant who waits for approval has no open reference step: %s, %s',
    (...set) => {
      const steps = progressOf('referenceRequired', 'applicationApprovalRequested', ...set);
      expect(steps.filter((step) => step.endsWith('yours'))).toEqual([]);
    },
  );
});

describe('debug states', () => {
  it('[DBG-3][DBG-4][DBG-5] the ug list contains the debug states of its three rows in the specification', () => {
    expect(debugStatuses.ug).toEqual(['DBG-3', 'DBG-4', 'DBG-5'].flatMap(listIn));
  });

  it('[DBG-6] the uc list contains the debug states of its row in the specification', () => {
    expect(debugStatuses.uc).toEqual(listIn('DBG-6'));
  });

  it('[DBG-3][DBG-6] only a listed state of the same scheme is a debug state', () => {
    expect(isDebugStatus('ug', 'embargo')).toBe(true);
    expect(isDebugStatus('uc', 'embargo')).toBe(false);
    for (const unlisted of ['statusUnknown', 'startNewApplication', '', 'toString']) {
      expect(isDebugStatus('ug', unlisted)).toBe(false);
    }
  });

  it('[DBG-7] every state except notStarted counts as started', () => {
    expect(tileStatuses.filter((status) => !debugStarted(status))).toEqual(['notStarted']);
  });

  it('[DBG-7] a forced state determines whether the part counts as started', () => {
    const part = partWith({ applicationStarted: true });
    expect(withDebugStatus(part, 'notStarted').applicationStarted).toBe(false);
    expect(withDebugStatus(partWith({}), 'sent').applicationStarted).toBe(true);
    expect(withDebugStatus(part, null)).toBe(part);
  });
});
