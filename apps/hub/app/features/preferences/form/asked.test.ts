import { expect, it } from 'vitest';
import { ASKED_FIELD, submittedAnswers, askedValue } from './asked.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

it('a missing tick-box means "no" if its question was shown', () => {
  const form = formOf({
    beenInCare: 'yes',
    [ASKED_FIELD]: askedValue(['beenInCare', 'areCarers']),
  });
  expect(submittedAnswers('study-support', form)).toEqual({ beenInCare: 'yes', areCarers: 'no' });
});

it('a question that was not on the page has no answer', () => {
  const form = formOf({ studyLevel: 'Postgraduate', [ASKED_FIELD]: 'studyLevel' });
  expect(submittedAnswers('hub-personalisation', form)).toEqual({ studyLevel: 'Postgraduate' });
});

it('the fields that a lookup fills in are part of the form', () => {
  const form = formOf({ schoolName: 'Fellside', schoolId: '990114', [ASKED_FIELD]: 'schoolName' });
  expect(submittedAnswers('marketing-preferences', form)).toEqual({
    schoolName: 'Fellside',
    schoolId: '990114',
  });
});

it('a form that does not list its questions is read as a form with all questions', () => {
  const answers = submittedAnswers('study-support', formOf({ areCarers: 'yes' }));
  expect(answers).toMatchObject({ areCarers: 'yes', beenInCare: 'no' });
  expect(Object.keys(answers)).toHaveLength(9);
});
