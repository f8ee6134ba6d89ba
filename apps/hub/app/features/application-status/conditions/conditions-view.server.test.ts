import { type Choice, parseConditions, type SavedGrade } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { conditionsView, offerId } from './conditions-view.server.ts';

const choice: Choice = {
  institution: 'University of York',
  course: 'Archaeology',
  state: 'conditionalFirm',
  words: 'CF',
  asks: null,
  isExtra: false,
  late: null,
};
const field = 'Archaeology, University of York (2026)';
const href = `/dashboard/conditions/${offerId('me', field)}`;

const grade = (letter: string, points: number): SavedGrade => ({
  ...{ id: letter, group: 'A level and AS', name: 'A level', code: 'AL', subject: '' },
  ...{ gradeMessage: '', grade: letter, points },
});
const ABC = [grade('A', 48), grade('B', 40), grade('C', 32)];

const viewOf = (
  text: string | null,
  changes: Partial<Choice> = {},
  grades: readonly SavedGrade[] = [],
) => {
  const saved = parseConditions(text === null ? null : JSON.stringify({ [field]: text }));
  return conditionsView({ ...choice, ...changes }, 2026, { uid: 'me', saved, grades });
};

it('[EXT-29] a choice with a conditional offer has a link to write its conditions', () => {
  expect(viewOf(null)).toEqual({ href });
});

it.each<Partial<Choice>>([
  { state: 'considering' },
  { state: 'unconditionalFirm' },
  { institution: null },
  { course: null },
])('[EXT-29] a choice with %j has no link to write conditions', (changes) => {
  expect(viewOf(null, changes)).toBeNull();
});

it('[EXT-29] conditions are still shown after the choice is placed, so that they can be deleted', () => {
  expect(viewOf('Pass the interview', { state: 'placed' })).toEqual({
    href,
    text: 'Pass the interview',
  });
});

it.each([
  ['BBC', { isEnough: true, words: 'Your saved grades meet this' }],
  ['AAB', { isEnough: false, words: "Your saved grades don't meet this" }],
  ['ABC, a pass in the practical', undefined],
])(
  '[EXT-37] the conditions “%s” and the saved grades are shown with the result %j',
  (text, check) => {
    const view = viewOf(text, {}, ABC);
    expect(view?.grades).toBe('Your saved grades: ABC at A level, 120 Tariff points');
    expect(view?.check).toEqual(check);
  },
);

it('the address of the form depends on the user, and does not depend on upper or lower case in the names', () => {
  expect(offerId('you', field)).not.toBe(offerId('me', field));
  expect(offerId('me', field.toUpperCase())).toBe(offerId('me', field));
});
