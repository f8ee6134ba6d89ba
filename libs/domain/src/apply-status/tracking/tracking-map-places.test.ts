import { describe, expect, it } from 'vitest';
import { statusOf, type TrackedCase } from './tracked-case.fixture.ts';

const allReturned = { numberOfChoices: 4, numberOfReferredChoice: 0 };

const unplaced: TrackedCase[] = ['WaitingForChoiceExtraClearing', 'Unplaced'].flatMap(
  (tracking): TrackedCase[] => [
    {
      title: '[APP-34][AMB-9] 4 choices, all returned, neither in Extra nor in clearing',
      tracking,
      part: allReturned,
      gives: 'extraNotOpen',
    },
    {
      title: '[APP-34] uc with 4 choices, all returned',
      tracking,
      scheme: 'uc',
      part: allReturned,
      gives: 'extraNotOpen',
    },
    {
      title: '[APP-34][APP-38][AMB-9] 5 choices, all returned',
      tracking,
      part: { ...allReturned, numberOfChoices: 5 },
      gives: 'unplaced',
    },
    {
      title: '[APP-34] one choice still referred',
      tracking,
      part: { ...allReturned, numberOfReferredChoice: 1 },
      gives: 'unplaced',
    },
    {
      title: '[APP-34] an application without choices does not count as returned',
      tracking,
      part: { ...allReturned, numberOfChoices: 0 },
      gives: 'unplaced',
    },
    {
      title: '[APP-35][AMB-9] in Extra with 5 choices',
      tracking,
      part: { isInExtra: true, numberOfChoices: 5 },
      gives: 'extraUnplaced',
    },
    {
      title: '[APP-35][AMB-9] in Extra with 6 choices',
      tracking,
      part: { isInExtra: true, numberOfChoices: 6 },
      gives: 'extraUnplaced',
    },
    {
      title: '[APP-35][AMB-9] in Extra with 4 choices',
      tracking,
      part: { ...allReturned, isInExtra: true },
      gives: 'unplaced',
    },
    {
      title: '[APP-35][APP-36] in Extra with 5 choices and in clearing, Extra comes first',
      tracking,
      part: {
        isInExtra: true,
        numberOfChoices: 5,
        isInClearing: true,
        isApplicationInClearing: true,
      },
      gives: 'extraUnplaced',
    },
    {
      title: '[APP-36] in clearing, application in clearing',
      tracking,
      part: { ...allReturned, isInClearing: true, isApplicationInClearing: true },
      gives: 'clearingAddChoice',
    },
    {
      title: '[APP-36] uc in clearing, application in clearing',
      tracking,
      scheme: 'uc',
      part: { isInClearing: true, isApplicationInClearing: true },
      gives: 'clearingAddChoice',
    },
    {
      title: '[APP-36] application in clearing, but the applicant is not',
      tracking,
      part: { isApplicationInClearing: true },
      gives: 'unplaced',
    },
    {
      title: '[APP-37] ug in clearing, application not in clearing',
      tracking,
      part: { ...allReturned, isInClearing: true },
      gives: 'clearingUnplaced',
    },
    {
      title: '[APP-37][APP-38] uc in clearing, application not in clearing',
      tracking,
      scheme: 'uc',
      part: { ...allReturned, isInClearing: true },
      gives: 'unplaced',
    },
    { title: '[APP-38] no other rule matches', tracking, gives: 'unplaced' },
  ],
);

const placed: TrackedCase[] = ['Placed', 'PlacedInClearing'].flatMap((tracking): TrackedCase[] => [
  {
    title: '[APP-40] UCCF and UI',
    tracking,
    choices: ['UCCF', 'UI'],
    gives: 'unconditionalUCCFUI',
  },
  {
    title: '[APP-41] UCCF and CI',
    tracking,
    choices: ['CI', 'UCCF'],
    gives: 'unconditionalUCCFCI',
  },
  {
    title: '[APP-42] UCCF and UCCI',
    tracking,
    choices: ['UCCF', 'UCCI'],
    gives: 'unconditionalUCCIUCCF',
  },
  { title: '[APP-43] UCCF alone', tracking, choices: ['UCCF', 'R'], gives: 'unconditionalUCCF' },
  { title: '[APP-44] UCC', tracking, choices: ['UCC'], gives: 'unconditional' },
  { title: '[APP-45] UF', tracking, choices: ['UF'], gives: 'placedFirm' },
  { title: '[APP-46] UI', tracking, choices: ['CD', 'UI'], gives: 'placedInsurance' },
  {
    title: '[APP-47] no unconditional choice status',
    tracking,
    choices: ['CA', 'R'],
    gives: 'placed',
  },
  { title: '[APP-47] UCCI without UCCF', tracking, choices: ['UCCI'], gives: 'placed' },
  { title: '[APP-47] no choice', tracking, gives: 'placed' },
  {
    title: '[APP-47] uc, whatever the choice statuses',
    tracking,
    scheme: 'uc',
    choices: ['UCCF', 'UI'],
    gives: 'placed',
  },
  {
    title: '[APP-40][AMB-19] UCCF with UI comes before all other codes',
    tracking,
    choices: ['UI', 'UF', 'UCC', 'UCCI', 'CI', 'UCCF'],
    gives: 'unconditionalUCCFUI',
  },
  {
    title: '[APP-41][AMB-19] UCCF with CI comes before UCCF with UCCI',
    tracking,
    choices: ['UF', 'UCC', 'UCCI', 'CI', 'UCCF'],
    gives: 'unconditionalUCCFCI',
  },
  {
    title: '[APP-42][AMB-19] UCCF with UCCI comes before UCC and UF',
    tracking,
    choices: ['UF', 'UCC', 'UCCI', 'UCCF'],
    gives: 'unconditionalUCCIUCCF',
  },
  {
    title: '[APP-43][AMB-19] UCCF comes before UCC and UF',
    tracking,
    choices: ['UF', 'UCC', 'UCCF'],
    gives: 'unconditionalUCCF',
  },
  {
    title: '[APP-44][AMB-19] UCC comes before UF and UI',
    tracking,
    choices: ['UI', 'UF', 'UCC'],
    gives: 'unconditional',
  },
  {
    title: '[APP-45][AMB-19] UF comes before UI',
    tracking,
    choices: ['UI', 'UF'],
    gives: 'placedFirm',
  },
]);

const others: TrackedCase[] = [
  { title: '[APP-39] for ug', tracking: 'InClearing', gives: 'clearingAddChoice' },
  { title: '[APP-39] for uc', tracking: 'InClearing', scheme: 'uc', gives: 'clearingAddChoice' },
  { title: '[APP-48] for ug', tracking: 'Cancelled', gives: 'withdrawn' },
  { title: '[APP-48] for uc', tracking: 'CompletelyWithdrawn', scheme: 'uc', gives: 'withdrawn' },
  { title: '[APP-53] a status without a row', tracking: 'Hibernating', gives: 'statusUnknown' },
  {
    title: '[APP-24] a status with punctuation and whitespace',
    tracking: 'Awaiting Confirmation - Reply',
    gives: 'decisionsReceived',
  },
];

const clearingMode: TrackedCase[] = [
  {
    title: '[APP-49] in clearing mode, the status counts as Placed, with its choice statuses',
    tracking: 'UCC',
    clearingMode: true,
    choices: ['UCC'],
    gives: 'unconditional',
  },
  {
    title: '[APP-49] in clearing mode, the status counts as Placed, without choice statuses',
    tracking: 'UCC',
    clearingMode: true,
    gives: 'placed',
  },
  { title: '[APP-49] outside clearing mode', tracking: 'UCC', gives: 'statusUnknown' },
  {
    title: '[APP-50] in clearing mode, the status counts as AwaitingConfirmationDecision',
    tracking: 'Pending',
    clearingMode: true,
    gives: 'awaitingConfirm',
  },
  {
    title: '[APP-50] in clearing mode with CF',
    tracking: 'Pending',
    clearingMode: true,
    choices: ['CF'],
    gives: 'awaitingConfirmReasons',
  },
  { title: '[APP-50] outside clearing mode', tracking: 'Pending', gives: 'statusUnknown' },
  {
    title: '[APP-51] in clearing mode',
    tracking: 'Clearing',
    clearingMode: true,
    gives: 'clearingUnplaced',
  },
  { title: '[APP-51] outside clearing mode', tracking: 'Clearing', gives: 'statusUnknown' },
  {
    title: '[APP-52] a status without a row, in clearing mode',
    tracking: 'Hibernating',
    clearingMode: true,
    gives: 'clearingUnknown',
  },
  {
    title: '[APP-52][APP-53] uc has no clearing mode',
    tracking: 'Clearing',
    scheme: 'uc',
    clearingMode: true,
    gives: 'statusUnknown',
  },
  {
    title: '[APP-48] a status of the table keeps its meaning in clearing mode',
    tracking: 'Cancelled',
    clearingMode: true,
    gives: 'withdrawn',
  },
];

describe.each([
  ['unplaced', unplaced],
  ['placed', placed],
  ['others', others],
  ['ug in clearing mode', clearingMode],
])('the tracking map: %s', (_, cases) => {
  for (const tracked of cases) {
    it(`${tracked.title}: ${tracked.tracking} results in ${tracked.gives}`, () => {
      expect(statusOf(tracked)).toBe(tracked.gives);
    });
  }
});
