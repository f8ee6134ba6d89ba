import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedGrade } from './grades.fixture.ts';
import { parseSavedGrades, parseTariffSelection, tariffSetting } from './saved-grades.ts';
import { brokenLimit } from './select.ts';

// The seed is the same in every run, so that only a code change can cause a failure.
fc.configureGlobal({ seed: 20_261_122, numRuns: 300 });

describe('the saved grades', () => {
  it('[TAR-22] the setting is Tariff in dashboardData', () => {
    expect(tariffSetting).toEqual({ collection: 'dashboardData', name: 'Tariff' });
  });

  const grade = savedGrade('AL', 'A', 48, 'Biology');

  it('[TAR-2][TAR-22] the saved data is read as a list of grades', () => {
    expect(parseSavedGrades(JSON.stringify([grade]))).toEqual([grade]);
  });

  it.each([null, '', '{', '{}', 'null', '"text"', '[null,1,"a",[],{}]'])(
    '[TAR-22] the data %j gives no grades',
    (data) => {
      expect(parseSavedGrades(data)).toEqual([]);
    },
  );

  it.each([
    ['without a note', { ...grade, gradeMessage: undefined }, grade],
    ['without an id', { ...grade, id: 1 }, { ...grade, id: 'AL' }],
    ['with points as text', { ...grade, points: '48' }, grade],
    ['without a group', { ...grade, group: null }, { ...grade, group: '' }],
    ['without a grade', { ...grade, grade: '' }, null],
    ['without a code', { ...grade, code: undefined }, null],
    ['without a name', { ...grade, name: 5 }, null],
    ['with points that are not a number', { ...grade, points: 'many' }, null],
    ['with points below zero', { ...grade, points: -1 }, null],
    ['with no points', { ...grade, points: 0 }, { ...grade, points: 0 }],
    ['with points that start with a number', { ...grade, points: '48 points' }, null],
    ['with negative points as text', { ...grade, points: '-48' }, null],
    ['with points that are blank', { ...grade, points: '' }, null],
    ['with spaces around its texts', { ...grade, code: ' AL ', grade: ' A ' }, grade],
    [
      'of another project',
      { ...grade, isAnotherProject: true },
      { ...grade, isAnotherProject: true },
    ],
    ['with an invalid mark of another project', { ...grade, isAnotherProject: 'yes' }, grade],
    ['with a note', { ...grade, gradeMessage: 'A note' }, { ...grade, gradeMessage: 'A note' }],
  ])('[TAR-2] a saved grade is read or left out correctly: %s', (_name, saved, read) => {
    expect(parseSavedGrades(JSON.stringify([saved]))).toEqual(read ? [read] : []);
  });

  it('an invalid grade is left out, and the valid grades are read', () => {
    expect(parseSavedGrades(JSON.stringify([null, 'text', 7, grade]))).toEqual([grade]);
  });

  it('[TAR-14] a huge list is read up to a limit, and its texts are cut', () => {
    const long = { ...grade, id: 'x'.repeat(5_000), name: 'y'.repeat(5_000) };
    const read = parseSavedGrades(JSON.stringify([long, ...Array<object>(20_000).fill(grade)]));
    expect(read).toHaveLength(50);
    expect(brokenLimit(read)).toBe('grades');
    expect(Math.max(...Object.values(read[0] ?? {}).map((text) => String(text).length))).toBe(255);
  });

  it('[TAR-2] two grades never have the same id', () => {
    const ids = parseSavedGrades(JSON.stringify([grade, grade, grade])).map(({ id }) => id);
    expect(ids).toEqual([grade.id, `${grade.id}-2`, `${grade.id}-3`]);
  });

  it('an unsaved selection is read with its grades and the typed subject', () => {
    expect(parseTariffSelection(JSON.stringify({ grades: [grade], subject: 'Art' }))).toEqual({
      grades: [grade],
      subject: 'Art',
    });
  });

  it('a selection without a subject has an empty subject, and a long subject is preserved', () => {
    expect(parseTariffSelection('{}').subject).toBe('');
    const subject = 'x'.repeat(300);
    expect(parseTariffSelection(JSON.stringify({ subject })).subject).toBe(subject);
  });

  it('reading saved grades never fails, whatever is saved', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (data) => {
        parseSavedGrades(data);
        parseTariffSelection(data);
      }),
    );
  });
});
