import { describe, expect, it } from 'vitest';
import { choiceCodes } from './choice-status.ts';
import {
  type ChoiceState,
  choicesOf,
  choiceStateOf,
  choiceStates,
  countChoices,
  decidedChoices,
  owesReply,
} from './choices.ts';
import { goodChoices } from './good-status.ts';
import { decisionOf, partWith } from '../samples.fixture.ts';
import type { AppInfoPart, Scheme, StudyLevel, TileStatus } from '../types.ts';

interface Case {
  codes: readonly string[];
  status?: TileStatus;
  scheme?: Scheme;
  studyLevel?: StudyLevel;
  part?: Partial<AppInfoPart>;
}

const read = ({ codes, status = 'waitingForDecisions', part = {}, ...whose }: Case) =>
  choicesOf({
    scheme: 'ug',
    studyLevel: 'Undergraduate',
    ...whose,
    status,
    part: partWith({ ...part, originalApplications: codes.map((code) => decisionOf(code)) }),
  });

const statesOf = (given: Case) => read(given).map(({ state }) => state);

/** The state that the label of a good status describes (APP-105, APP-107). */
function stateInWords(label: string): string {
  const kinds = ['delayed', 'changed', 'unconditional', 'conditional'];
  const kind = kinds.find((word) => label.includes(word)) ?? '';
  const reply = ['firm', 'insurance'].find((word) => label.includes(word)) ?? 'offer';
  return kind + reply.charAt(0).toUpperCase() + reply.slice(1);
}

it.each([
  ['ug', ['C', 'R', 'REF', 'INV'], 2],
  // A withdrawn choice has no decision.
  ['ug', ['C', 'W', 'REF'], 1],
  ['ug', ['REF'], 0],
  ['uc', ['C', 'REF'], 3],
] as const)('in %s, the number of decisions on the choices %j is %i', (scheme, codes, expected) => {
  const part = partWith({
    originalApplications: codes.map((code) => decisionOf(code)),
    numberOfChoices: codes.length,
    numberOfReferredChoice: codes.filter((code) => code === 'REF' || code === 'INV').length,
    decisionsReceived: 3,
  });
  expect(decidedChoices(scheme, part)).toBe(expected);
});

describe('the state of a choice', () => {
  it('[APP-82] the state of each offer code matches its label in the list of good statuses', () => {
    const offers = goodChoices.filter(({ label }) => label.includes('offer'));
    expect(offers.map(({ code }) => choiceStateOf(code))).toEqual(
      offers.map(({ label }) => stateInWords(label)),
    );
  });

  it('[APP-82] every code that is not an offer has the correct state', () => {
    const others = ['REF', 'INV', 'R', 'RBD', 'CD', 'UD', 'DBD', 'W', 'CA'];
    expect(statesOf({ codes: others })).toEqual([
      ...['considering', 'invited', 'unsuccessful', 'unsuccessfulByDefault'],
      ...['declined', 'declined', 'declinedByDefault', 'withdrawn', 'placedInClearing'],
    ]);
  });

  it('[APP-82] upper case, lower case and spaces in a code make no difference', () => {
    expect(statesOf({ codes: choiceCodes.map((code) => ` ${code.toLowerCase()}`) })).toEqual(
      choiceCodes.map(choiceStateOf),
    );
  });

  it('every state belongs to a code, or is placed or unknown', () => {
    const known = new Set([...choiceCodes.map(choiceStateOf), 'placed', 'unknown']);
    expect([...known].sort()).toEqual([...choiceStates].sort());
  });

  it('[APP-82] an unknown code has the state unknown and the text from tracking', () => {
    expect(read({ codes: ['X9'] })).toMatchObject([{ state: 'unknown', words: 'In words' }]);
    const part = partWith({
      originalApplications: [decisionOf('', { choiceStatus: 'constructor' })],
    });
    const whose = { scheme: 'ug', studyLevel: 'Undergraduate', status: 'sent' } as const;
    expect(choicesOf({ ...whose, part })).toMatchObject([{ state: 'unknown' }]);
  });

  it('[APP-77] the order, names and delay reasons of the choices are preserved', () => {
    const late = {
      confirmationPendingReasons: ['A grade is missing'],
      actionRequiredByApplicantText: 'Send it',
    };
    const part = partWith({
      originalApplications: [
        decisionOf('R', { institutionName: 'University of York', courseName: 'Archaeology' }),
        decisionOf('CF', { reasonsOfDelay: late }),
      ],
    });
    const choices = choicesOf({
      ...{ scheme: 'ug', studyLevel: 'Undergraduate', status: 'awaitingConfirmReasons' },
      part,
    });
    expect(choices).toMatchObject([
      { institution: 'University of York', course: 'Archaeology', late: null },
      { institution: 'Lancaster University', course: 'Linguistics', late },
    ]);
  });

  it.each<[TileStatus, string[], ChoiceState[]]>([
    ['placedFirm', ['UF', 'UI', 'R'], ['placed', 'unconditionalInsurance', 'unsuccessful']],
    ['placedInsurance', ['R', 'UI'], ['unsuccessful', 'placed']],
    ['clearingPlacedFirm', ['UF'], ['placed']],
    ['clearingPlacedInsurance', ['UI'], ['placed']],
    ['placed', ['CA', 'R'], ['placedInClearing', 'unsuccessful']],
    ['placed', ['CD', 'UF'], ['declined', 'placed']],
    ['awaitingConfirm', ['UF', 'UI'], ['unconditionalFirm', 'unconditionalInsurance']],
  ])('with the status %s, the choices %j have the states %j', (status, given, states) => {
    expect(statesOf({ codes: given, status })).toEqual(states);
  });
});

describe('the counts of choices by state', () => {
  it('[APP-82] the choices are counted by the states that the status texts need', () => {
    const decisions = ['REF', 'REF', 'INV', 'C', 'U', 'W', 'R', 'CF'].map((code) =>
      decisionOf(code),
    );
    expect(countChoices(decisions)).toEqual({
      considering: 3,
      invited: 1,
      offers: 2,
      withdrawn: 1,
    });
  });

  it('the counts are unknown without choices', () => {
    expect(countChoices([])).toBeNull();
  });
});

describe('visibility of choices', () => {
  it.each<TileStatus>(['waitingForDecisions', 'placedFirm', 'statusUnknown', 'withdrawn'])(
    '[APP-13] choices are hidden during an embargo, even with the tile status %s',
    (status) => {
      expect(read({ codes: ['C'], status })).toHaveLength(1);
      expect(read({ codes: ['C'], status, part: { isInEmbargo: true } })).toEqual([]);
    },
  );

  it.each<TileStatus>(['unavailable', 'updating', 'embargo', 'start', 'inProgress'])(
    'choices are hidden with the tile status %s',
    (status) => {
      expect(read({ codes: ['C'], status })).toEqual([]);
    },
  );
});

describe('Extra', () => {
  const six = ['R', 'R', 'R', 'R', 'R', 'REF'];
  const extras = (given: Partial<Case>) =>
    read({ codes: six, status: 'extraWaiting', ...given }).map(({ isExtra }) => isExtra);

  it('[APP-98] the sixth choice is an Extra choice', () => {
    expect(extras({})).toEqual([false, false, false, false, false, true]);
  });

  it.each<Partial<Case>>([
    { scheme: 'uc' },
    { studyLevel: 'Postgraduate' },
    { part: { isInClearing: true } },
    { part: { isApplicationInClearing: true } },
  ])('[APP-98] no choice is an Extra choice in an application with %j', (given) => {
    expect(extras(given)).not.toContain(true);
  });
});

describe('the actions that a choice requires', () => {
  it.each<[string, TileStatus, string | null]>([
    ['C', 'waitingForDecisions', null],
    ['C', 'decisionsReceived', 'reply'],
    ['U', 'decisionsReceived', 'reply'],
    ['U', 'extraOffer', 'reply'],
    ['CF', 'decisionsReceived', null],
    ['R', 'decisionsReceived', null],
    ['INV', 'waitingForDecisions', 'answerInvitation'],
    ['UCC', 'unconditional', 'replyToChange'],
    ['UCCF', 'unconditionalUCCF', 'replyToChange'],
    ['UCCI', 'unconditionalUCCIUCCF', 'replyToChange'],
    ['DBD', 'unplaced', null],
  ])(
    'a choice with the code %s and the tile status %s requires the action %s',
    (code, status, asks) => {
      expect(read({ codes: [code], status })).toMatchObject([{ asks }]);
    },
  );

  it.each<[ChoiceState[], boolean]>([
    [['conditionalOffer', 'unsuccessful', 'withdrawn'], true],
    [['unconditionalOffer', 'considering'], false],
    [['unconditionalOffer', 'invited'], false],
    [['conditionalFirm', 'declined'], false],
    [['changedOffer'], false],
    [[], false],
  ])('choices in the states %j need a reply: %s', (states, owes) => {
    expect(owesReply(states)).toBe(owes);
  });
});
