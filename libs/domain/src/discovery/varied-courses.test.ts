import { expect, it } from 'vitest';
import { variedCourses } from './varied-courses.ts';

const coursesOf = (...names: string[]) =>
  names.map((name) => {
    const [course = '', providerId = ''] = name.split(' at ');
    return { course, providerId };
  });

it.each([
  [
    'another title at another university comes before the same title',
    ['A at 1', 'A at 2', 'B at 2', 'C at 3'],
    ['A at 1', 'B at 2', 'C at 3'],
  ],
  [
    'another title at the same university comes before the same title',
    ['A at 1', 'A at 2', 'B at 1', 'C at 1'],
    ['A at 1', 'B at 1', 'C at 1'],
  ],
  [
    'with one title only, other universities come first',
    ['A at 1', 'A at 1', 'A at 2', 'A at 3'],
    ['A at 1', 'A at 2', 'A at 3'],
  ],
  [
    'the rest is filled up in order',
    ['A at 1', 'A at 1', 'A at 1', 'A at 1'],
    ['A at 1', 'A at 1', 'A at 1'],
  ],
  ['a short list is complete', ['A at 1', 'A at 1'], ['A at 1', 'A at 1']],
])('of three courses to show, %s', (_what, found, shown) => {
  expect(variedCourses(coursesOf(...found), 3)).toEqual(coursesOf(...shown));
});
