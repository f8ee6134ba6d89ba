import { describe, expect, it } from 'vitest';
import { partWith } from '../samples.fixture.ts';
import { statusOf, type TrackedCase } from './tracked-case.fixture.ts';
import { trackedTileStatus } from './track-status.ts';

const extraWaiting = { isInExtra: true, isWaitingForOffers: true, numberOfChoices: 6 };
const clearingWaiting = {
  isInClearing: true,
  isWaitingForOffers: true,
  isApplicationInClearing: true,
};
const someReferred = { numberOfChoices: 5, numberOfReferredChoice: 3, decisionsReceived: 2 };

const referred: TrackedCase[] = [
  {
    title: '[APP-25][AMB-9] in Extra, waiting, 6 choices',
    tracking: 'Referred',
    part: extraWaiting,
    gives: 'extraWaiting',
  },
  {
    title: '[APP-25] uc in Extra, waiting, 6 choices',
    tracking: 'Referred',
    scheme: 'uc',
    part: extraWaiting,
    gives: 'extraWaiting',
  },
  {
    title: '[APP-25][AMB-9] in Extra, waiting, but only 5 choices',
    tracking: 'Referred',
    part: { ...extraWaiting, numberOfChoices: 5, numberOfReferredChoice: 1 },
    gives: 'waitingForDecisions',
  },
  {
    title: '[APP-25] in Extra with 6 choices, but not waiting',
    tracking: 'Referred',
    part: { ...extraWaiting, isWaitingForOffers: false },
    gives: 'waitingForDecisions',
  },
  {
    title: '[APP-25] waiting with 6 choices, but not in Extra',
    tracking: 'Referred',
    part: { ...extraWaiting, isInExtra: false },
    gives: 'waitingForDecisions',
  },
  {
    title: '[APP-25][APP-26] in Extra and in clearing, Extra comes first',
    tracking: 'Referred',
    part: { ...extraWaiting, ...clearingWaiting },
    gives: 'extraWaiting',
  },
  {
    title: '[APP-26] in clearing, waiting, application in clearing',
    tracking: 'Referred',
    part: clearingWaiting,
    gives: 'clearingWaiting',
  },
  {
    title: '[APP-26] in clearing, waiting, but the application is not in clearing',
    tracking: 'Referred',
    part: { ...clearingWaiting, ...someReferred, isApplicationInClearing: false },
    gives: 'waitingForDecisions',
  },
  {
    title: '[APP-26] waiting, application in clearing, but the applicant is not',
    tracking: 'Referred',
    part: { ...clearingWaiting, ...someReferred, isInClearing: false },
    gives: 'waitingForDecisions',
  },
  {
    title: '[APP-26] in clearing, application in clearing, but not waiting',
    tracking: 'Referred',
    part: { ...clearingWaiting, ...someReferred, isWaitingForOffers: false },
    gives: 'waitingForDecisions',
  },
  {
    title: '[APP-27] all 5 of 5 ug choices referred',
    tracking: 'Referred',
    part: { numberOfChoices: 5, numberOfReferredChoice: 5 },
    gives: 'sent',
  },
  {
    title: '[APP-27][APP-29] 4 of 5 ug choices referred',
    tracking: 'Referred',
    part: { numberOfChoices: 5, numberOfReferredChoice: 4, decisionsReceived: 0 },
    gives: 'waitingForDecisions',
  },
  {
    title: '[APP-28] uc with no decision received',
    tracking: 'Referred',
    scheme: 'uc',
    part: { numberOfChoices: 6, numberOfReferredChoice: 1, decisionsReceived: 0 },
    gives: 'sent',
  },
  {
    title: '[APP-28][APP-29] uc with one decision received, all referred',
    tracking: 'Referred',
    scheme: 'uc',
    part: { numberOfChoices: 6, numberOfReferredChoice: 6, decisionsReceived: 1 },
    gives: 'waitingForDecisions',
  },
  {
    title: '[APP-29] ug with no other rule that matches',
    tracking: 'Referred',
    part: someReferred,
    gives: 'waitingForDecisions',
  },
];

const extraOffer = { isInExtra: true, isWaitingForOffers: false, numberOfChoices: 6 };

const replies: TrackedCase[] = ['AwaitingConfirmationReply', 'AwaitingReply'].flatMap(
  (tracking): TrackedCase[] => [
    {
      title: '[APP-30][AMB-9] in Extra, not waiting, 6 choices',
      tracking,
      part: extraOffer,
      gives: 'extraOffer',
    },
    {
      title: '[APP-30][AMB-9] in Extra, not waiting, but only 5 choices',
      tracking,
      part: { ...extraOffer, numberOfChoices: 5 },
      gives: 'decisionsReceived',
    },
    {
      title: '[APP-30] still waiting',
      tracking,
      part: { ...extraOffer, isWaitingForOffers: true },
      gives: 'decisionsReceived',
    },
    {
      title: '[APP-30] not in Extra',
      tracking,
      part: { ...extraOffer, isInExtra: false },
      gives: 'decisionsReceived',
    },
    { title: '[APP-31] ug with no other rule that matches', tracking, gives: 'decisionsReceived' },
    {
      title: '[APP-31] uc with no other rule that matches',
      tracking,
      scheme: 'uc',
      gives: 'decisionsReceived',
    },
  ],
);

const confirmations: TrackedCase[] = ['AwaitingConfirmationDecision', 'HoldingOffer'].flatMap(
  (tracking): TrackedCase[] => [
    {
      title: '[APP-32] ug with CF',
      tracking,
      choices: ['CI', 'CF'],
      gives: 'awaitingConfirmReasons',
    },
    {
      title: '[APP-32][AMB-24] ug with DCFF',
      tracking,
      choices: ['DCFF'],
      gives: 'awaitingConfirmReasons',
    },
    {
      title: '[APP-32] a code in small letters is the same code',
      tracking,
      choices: [' cf '],
      gives: 'awaitingConfirmReasons',
    },
    { title: '[APP-33] ug with CI alone', tracking, choices: ['CI'], gives: 'awaitingConfirm' },
    { title: '[APP-33] ug with no choice', tracking, gives: 'awaitingConfirm' },
    {
      title: '[APP-33] uc with CF',
      tracking,
      scheme: 'uc',
      choices: ['CF'],
      gives: 'awaitingConfirm',
    },
  ],
);

describe.each([
  ['Referred', referred],
  ['replies', replies],
  ['confirmation', confirmations],
])('the tracking map: %s', (_, cases) => {
  for (const tracked of cases) {
    it(`${tracked.title}: ${tracked.tracking} results in ${tracked.gives}`, () => {
      expect(statusOf(tracked)).toBe(tracked.gives);
    });
  }
});

describe('trackedTileStatus', () => {
  it('[AMB-15] an empty tracking status has no tile status', () => {
    const part = partWith({ applicationStarted: true, applicationStatus: '' });
    expect(trackedTileStatus({ scheme: 'ug', clearingMode: true, part })).toBeNull();
  });

  it('[AMB-15] an application that is not started has no tile status from tracking', () => {
    const part = partWith({ applicationStarted: false, applicationStatus: 'Referred' });
    expect(trackedTileStatus({ scheme: 'ug', clearingMode: false, part })).toBeNull();
  });
});
