import { describe, expect, it } from 'vitest';
import { subjectLimits } from './limits.ts';
import {
  hasResults,
  isFull,
  isOutdated,
  isSameSelection,
  noSelection,
  parsePeopleLike,
  peopleLikeSetting,
} from './selection.ts';

const all = ['art', 'biology', 'chemistry', 'drama', 'english'];
const first = (count: number) => all.slice(0, count);

it.each([
  ['BTEC Extended Diploma', 1],
  ['SQA - Highers', 4],
  ['A level', 3],
  ['International Baccalaureate', 3],
  ['', 3],
])('[PLY-11][PLY-12] the qualification %j needs exactly %i subjects', (qualification, count) => {
  expect(subjectLimits(qualification)).toEqual({ minimum: count, limit: count });
});

it.each([
  ['A level', 0, { full: false, results: false }],
  ['A level', 1, { full: false, results: false }],
  ['A level', 2, { full: false, results: false }],
  ['A level', 3, { full: true, results: true }],
  ['A level', 4, { full: true, results: false }],
  ['BTEC Extended Diploma', 1, { full: true, results: true }],
  ['SQA - Highers', 3, { full: false, results: false }],
  ['SQA - Highers', 4, { full: true, results: true }],
])(
  '[PLY-6][PLY-7] %s with %i chosen subjects has the state %j',
  (qualification, count, expected) => {
    const limits = subjectLimits(qualification);
    const chosen = first(count);
    expect({
      full: isFull(chosen, limits),
      results: hasResults(chosen, limits),
    }).toEqual(expected);
  },
);

describe('the saved selection', () => {
  it('[PLY-19] a selection is saved as one field of the personalisation and is read back from it', () => {
    const selection = { selectedQualificationType: 'al', selectedSubjects: first(3) };
    const { collection, name, data } = peopleLikeSetting(selection);
    expect([collection, name, Object.keys(data)]).toEqual([
      'dashboardUserData',
      'Personalisation',
      ['peopleLike'],
    ]);
    expect(parsePeopleLike(JSON.stringify({ studyYear: 2027, ...data }))).toEqual(selection);
  });

  it.each([
    [null],
    ['not JSON'],
    ['{}'],
    ['{"peopleLike":null}'],
    ['{"peopleLike":"al"}'],
    ['{"peopleLike":{"selectedSubjects":["art"]}}'],
    ['{"peopleLike":{"selectedQualificationType":7,"selectedSubjects":["art"]}}'],
  ])('the data %s has no selection', (data) => {
    expect(parsePeopleLike(data)).toEqual(noSelection);
  });

  it('a selection has each subject once and drops invalid subjects', () => {
    const data = { selectedQualificationType: 'al', selectedSubjects: ['art', 7, 'art', null] };
    expect(parsePeopleLike(JSON.stringify({ peopleLike: data }))).toEqual({
      selectedQualificationType: 'al',
      selectedSubjects: ['art'],
    });
  });
});

it.each([
  [['art'], all, false],
  [[], all, false],
  [['art', 'witchcraft'], all, true],
  [['art'], [], false],
])(
  '[PLY-9] the saved subjects %j are outdated when %j are offered: %s',
  (ids, offered, outdated) => {
    expect(
      isOutdated(
        ids,
        offered.map((id) => ({ id })),
      ),
    ).toBe(outdated);
  },
);

it.each([
  ['al', ['art', 'drama'], true],
  ['al', ['drama', 'art'], true],
  ['al', ['art'], false],
  ['al', ['art', 'french'], false],
  ['sqa', ['art', 'drama'], false],
])('the selection of %s with %j equals the saved selection: %s', (type, subjects, same) => {
  const saved = { selectedQualificationType: 'al', selectedSubjects: ['art', 'drama'] };
  const other = { selectedQualificationType: type, selectedSubjects: subjects };
  expect(isSameSelection(saved, other)).toBe(same);
});
