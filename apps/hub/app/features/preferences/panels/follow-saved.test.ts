import type { Answers } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { knownBase, withSaved } from './follow-saved.ts';

/** Returns the answers and the base of a form after other answers were saved. */
function heard(form: { base: Answers; left: Answers; answers: Answers }, saved: Answers) {
  const answers = withSaved(form.answers, form.left, saved);
  return { answers, base: knownBase({ ...form, saved, answers }) };
}

const untouched = (base: Answers) => ({ base, left: base, answers: base });

it('an unchanged form shows the values that were saved elsewhere', () => {
  const saved = { surveys: 'No', offers: 'Yes' };
  const { answers, base } = heard(untouched({ surveys: 'Yes', offers: 'Yes' }), saved);
  expect(answers).toEqual(saved);
  expect(base).toEqual(saved);
});

it('a typed answer is preserved, and its base is still the previously saved value', () => {
  const before = { surveys: 'Yes', addressLine2: 'Old Town' };
  const typed = { ...before, addressLine2: 'Here' };
  const form = { base: before, left: before, answers: typed };
  const { answers, base } = heard(form, { surveys: 'No', addressLine2: 'There' });
  expect(answers).toEqual({ surveys: 'No', addressLine2: 'Here' });
  expect(base).toEqual({ surveys: 'No', addressLine2: 'Old Town' });
});

it('an answer that the form has saved becomes its base, even if the user has typed since then', () => {
  const form = {
    base: { addressLine2: 'Old Town' },
    left: { addressLine2: 'New Town' },
    answers: { addressLine2: 'Newer Town' },
  };
  const { answers, base } = heard(form, { addressLine2: 'New Town' });
  expect(answers).toEqual({ addressLine2: 'Newer Town' });
  expect(base).toEqual({ addressLine2: 'New Town' });
});

it('a saved answer that a form neither shows nor has sent does not become the base of the form', () => {
  const before = { surveys: 'Yes' };
  const form = { base: before, left: before, answers: { surveys: 'Maybe' } };
  expect(heard(form, { surveys: 'No' }).base).toEqual(before);
});
