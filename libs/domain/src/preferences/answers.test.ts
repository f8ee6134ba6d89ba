import { describe, expect, it } from 'vitest';
import { readAnswers, type AnswerForm } from './answers.ts';
import { changeAnswers } from './change.ts';
import { dateFromParts, isRealMonth, monthFromParts } from './date-answers.ts';
import { savedAnswers } from './saved-answers.ts';

const form = (fields: Readonly<Record<string, string>>): AnswerForm => ({
  getAll: (name) => (fields[name] === undefined ? [] : [fields[name]]),
});

describe('an answer in parts', () => {
  const birth = { 'dateOfBirth-day': '9', 'dateOfBirth-month': '5', 'dateOfBirth-year': '2008' };
  const start = { 'talentPoolStartDate-month': '9', 'talentPoolStartDate-year': '2027' };

  it.each(Object.keys(birth))('a date of birth without its %s is not an answer', (missing) => {
    const parts = Object.fromEntries(Object.entries(birth).filter(([name]) => name !== missing));
    const answers = readAnswers('marketing-preferences', form(parts));
    expect(answers).not.toHaveProperty('dateOfBirth');
    const whole = readAnswers('marketing-preferences', form({ ...parts, dateOfBirth: 'typed' }));
    expect(whole.dateOfBirth).toBe('typed');
  });

  it.each(Object.keys(start))('a start date without its %s is not an answer', (missing) => {
    const parts = Object.fromEntries(Object.entries(start).filter(([name]) => name !== missing));
    const answers = readAnswers('apprenticeships-smart-alerts', form(parts));
    expect(answers).not.toHaveProperty('talentPoolStartDate');
  });

  it.each([
    [{ day: '9', month: '', year: '' }, '//09'],
    [{ day: '', month: '5', year: '' }, '/05/'],
    [{ day: '', month: '', year: '2008' }, '2008//'],
    [{ day: '', month: '', year: '' }, ''],
  ])('the date parts %j are stored as %j', (parts, answer) =>
    expect(dateFromParts(parts)).toBe(answer),
  );

  it.each([
    [{ month: '9', year: '' }, '-09'],
    [{ month: '', year: '2027' }, '2027-'],
    [{ month: '', year: '' }, ''],
  ])('the month parts %j are stored as %j', (parts, answer) =>
    expect(monthFromParts(parts)).toBe(answer),
  );

  it.each([
    ['2027-09', true],
    ['2027-12', true],
    ['2027-13', false],
    ['2027-00', false],
    ['12027-09', false],
    ['2027-091', false],
  ])('the text %s is a month: %s', (answer, expected) =>
    expect(isRealMonth(answer)).toBe(expected),
  );
});

describe('saved answers', () => {
  it.each([
    ['yes', 'yes'],
    ['no', 'no'],
    ['maybe', undefined],
    ['', undefined],
  ])('a tick-box saved as %j is read as %j', (saved, answer) => {
    expect(savedAnswers(JSON.stringify({ contactEmail: saved })).contactEmail).toBe(answer);
  });
});

describe('a chosen school', () => {
  const before = { schoolName: 'Elm School', schoolId: '1', schoolUkprn: '10' };
  const after = (change: object) =>
    changeAnswers('marketing-preferences', before, { ...before, ...change });

  it('a chosen school is cleared when another name is typed', () => {
    const typed = { schoolName: 'Oak School', schoolId: '', schoolUkprn: '' };
    expect(after({ schoolName: 'Oak School' })).toEqual(typed);
    expect(after({ schoolName: undefined })).toMatchObject({ schoolId: '' });
  });

  it('a chosen school is preserved when its name is unchanged', () =>
    expect(after({})).toEqual(before));

  it('a chosen school is replaced by another choice', () => {
    const other = { schoolName: 'Oak School', schoolId: '2', schoolUkprn: '20' };
    expect(after(other)).toEqual(other);
  });

  it('a school that is typed but not chosen gets no id', () => {
    const typed = { schoolName: 'Oak School' };
    expect(changeAnswers('marketing-preferences', {}, typed)).toEqual(typed);
    expect(changeAnswers('marketing-preferences', { schoolName: 'Elm School' }, typed)).toEqual(
      typed,
    );
  });
});

it('[PRF-20] an unanswered gender question does not remove a saved gender', () => {
  const answers = { gender: 'Female', talentPoolGender: '' };
  expect(changeAnswers('apprenticeships-smart-alerts', answers, answers)).toEqual(answers);
});
