import { expect, it } from 'vitest';
import { savedGrade } from './grades.fixture.ts';
import { ownPoints } from './own-points.ts';

it.each([
  ['nothing was ever saved', null, { kind: 'none' }],
  ['all grades were cleared', '[]', { kind: 'none' }],
  ['a list with spaces is empty', ' [ ] ', { kind: 'none' }],
  ['the saved data is not JSON', '[{', { kind: 'unknown' }],
  ['the saved data is not a list', '{}', { kind: 'unknown' }],
  ['all grades in the list are unreadable', '[{"x":1}]', { kind: 'unknown' }],
  [
    'grades are saved',
    JSON.stringify([savedGrade('AL', 'A', 48), savedGrade('AS', 'B', 16)]),
    { kind: 'known', points: 64 },
  ],
  [
    'a grade without points is saved',
    JSON.stringify([savedGrade('AL', 'U', 0)]),
    { kind: 'known', points: 0 },
  ],
])("the applicant's points are correct when %s", (_when, data, expected) => {
  expect(ownPoints(data)).toEqual(expected);
});
