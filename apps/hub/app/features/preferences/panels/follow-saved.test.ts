import type { Answers } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { knownBase, withSaved } from './follow-saved.ts';

/** What a form shows, and is compared with, once it hears what is saved. */
function heard(form: { base: Answers; left: Answers; answers: Answers }, saved: Answers) {
  const answers = withSaved(form.answers, form.left, saved);
  return { answers, base: knownBase({ ...form, saved, answers }) };
}

const untouched = (base: Answers) => ({ base, left: base, answers: base });

it('an untouched form shows what was saved elsewhere', () => {
  const saved = { surveys: 'No', offers: 'Yes' };
  const { answers, base } = heard(untouched({ surveys: 'Yes', offers: 'Yes' }), saved);
  expect(answers).toEqual(saved);
  expect(base).toEqual(saved);
});

it('what was typed stays, and is compared with what stood there before', () => {
  const before = { surveys: 'Yes', addressLine2: 'Old Town' };
  const typed = { ...before, addressLine2: 'Here' };
  const form = { base: before, left: before, answers: typed };
  const { answers, base } = heard(form, { surveys: 'No', addressLine2: 'There' });
  expect(answers).toEqual({ surveys: 'No', addressLine2: 'Here' });
  expect(base).toEqual({ surveys: 'No', addressLine2: 'Old Town' });
});

it('what the form has sent and saved is known, whatever was typed since', () => {
  const form = {
    base: { addressLine2: 'Old Town' },
    left: { addressLine2: 'New Town' },
    answers: { addressLine2: 'Newer Town' },
  };
  const { answers, base } = heard(form, { addressLine2: 'New Town' });
  expect(answers).toEqual({ addressLine2: 'Newer Town' });
  expect(base).toEqual({ addressLine2: 'New Town' });
});

it('a form that has sent nothing takes no answer that it does not show for known', () => {
  const before = { surveys: 'Yes' };
  const form = { base: before, left: before, answers: { surveys: 'Maybe' } };
  expect(heard(form, { surveys: 'No' }).base).toEqual(before);
});
