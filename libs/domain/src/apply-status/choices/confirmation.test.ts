import { describe, expect, it } from 'vitest';
import { nextActor } from '../actor.ts';
import { choicesOf } from './choices.ts';
import { type Confirmation, confirmationOf } from './confirmation.ts';
import { decisionOf, partWith } from '../samples.fixture.ts';
import type { Decision } from '../types.ts';

const delayed = (code: string, reasons: string[], action: string, institutionName = 'York') =>
  decisionOf(code, {
    institutionName,
    reasonsOfDelay: { confirmationPendingReasons: reasons, actionRequiredByApplicantText: action },
  });

const heldBy = (code: string, institutionName: string) => decisionOf(code, { institutionName });

const york = heldBy('CF', 'York');
const kent = heldBy('CI', 'Kent');
const missing = 'A grade is missing';

const cases: readonly (readonly [
  title: string,
  decisions: readonly Decision[],
  gives: Partial<Confirmation> | null,
])[] = [
  ['a conditional firm choice alone', [york], { kind: 'conditional', university: 'York' }],
  [
    'a conditional firm choice with an insurance choice',
    [kent, york, heldBy('R', 'Durham')],
    { kind: 'conditional', university: 'York', insurance: 'Kent' },
  ],
  [
    'a conditional firm choice with an insurance choice, without their names',
    [york, kent].map((decision) => ({ ...decision, institutionName: null })),
    { kind: 'conditional', university: '', insurance: '' },
  ],
  ['an unconditional firm choice', [heldBy('UF', 'York')], { kind: 'unconditional' }],
  ['a delayed firm choice', [heldBy('DCFF', 'York'), kent], { kind: 'delayed', insurance: 'Kent' }],
  [
    'an insurance choice without a firm choice',
    [heldBy('R', 'York'), kent],
    { kind: 'insurance', university: 'Kent', insurance: null },
  ],
  [
    'a firm choice whose university is waiting for something',
    [kent, delayed('CF', [missing], '')],
    { kind: 'reasons', university: 'York', reasons: [missing], action: '' },
  ],
  [
    'a firm choice whose university asks for something',
    [delayed('CF', [], ' Send it ')],
    { kind: 'asked', university: 'York', reasons: [], action: 'Send it' },
  ],
  [
    'an insurance choice whose university asks for something',
    [york, delayed('CI', [missing], 'Send it', 'Kent')],
    { kind: 'asked', university: 'Kent', insurance: null, reasons: [missing] },
  ],
  [
    'a delay whose texts are blank',
    [delayed('CF', [' ', ''], ' ')],
    { kind: 'conditional', university: 'York', reasons: [] },
  ],
  ['no firm or insurance choice', [heldBy('R', 'York'), delayed('CD', [missing], 'Send it')], null],
  ['no choices', [], null],
];

describe('the decision about a place', () => {
  it.each(cases)(
    '[APP-32][APP-33] the decision about a place is determined correctly from %s',
    (_title, decisions, gives) => {
      const confirmation = confirmationOf(decisions);
      if (gives === null) expect(confirmation).toBeNull();
      else expect(confirmation).toMatchObject(gives);
    },
  );
});

describe('the next actor after a reply', () => {
  const after = { studyLevel: 'Undergraduate', areResultsOut: true } as const;
  const before = { ...after, areResultsOut: false } as const;
  const postgraduate = { ...before, studyLevel: 'Postgraduate' } as const;

  it.each([
    ['awaitingConfirmReasons', 'ug', [york, kent], before, 'examBoards'],
    ['awaitingConfirmReasons', 'ug', [york, kent], after, 'university'],
    ['awaitingConfirmReasons', 'ug', [york], postgraduate, 'university'],
    ['awaitingConfirmReasons', 'ug', [heldBy('DCFF', 'York')], before, 'university'],
    ['awaitingConfirmReasons', 'ug', [delayed('CF', [missing], ' ')], before, 'university'],
    ['awaitingConfirmReasons', 'ug', [delayed('CF', [], 'Send it')], before, 'you'],
    ['awaitingConfirm', 'ug', [heldBy('UF', 'York')], before, 'university'],
    ['awaitingConfirm', 'ug', [kent], before, 'examBoards'],
    ['awaitingConfirm', 'ug', [kent], after, 'university'],
    ['awaitingConfirm', 'ug', [heldBy('UI', 'Kent')], before, 'university'],
    ['awaitingConfirm', 'uc', [york], before, 'university'],
    ['awaitingConfirm', 'uc', [delayed('CF', [], 'Send it')], before, 'you'],
  ] as const)(
    '[EXT-12] with the status %s in %s, the decisions %j and the facts %j, the next actor is %s',
    (status, scheme, decisions, moment, actor) => {
      expect(nextActor(status, scheme, decisions, moment)).toBe(actor);
    },
  );
});

it.each([
  ['a choice whose delay fields are blank has no delay reasons', delayed('CF', [''], ' '), null],
  [
    'the delay reasons of a choice are read without blank entries and outer spaces',
    delayed('CF', [' A grade ', ''], ' Send it '),
    { confirmationPendingReasons: ['A grade'], actionRequiredByApplicantText: 'Send it' },
  ],
])('[APP-83] %s', (_title, decision, late) => {
  const [choice] = choicesOf({
    ...{ scheme: 'ug', studyLevel: 'Undergraduate', status: 'awaitingConfirmReasons' },
    part: partWith({ originalApplications: [decision] }),
  });
  expect(choice?.late).toEqual(late);
});
