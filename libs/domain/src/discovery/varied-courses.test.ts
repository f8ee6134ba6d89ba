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
    'if all courses have one title, different universities come first',
    ['A at 1', 'A at 1', 'A at 2', 'A at 3'],
    ['A at 1', 'A at 2', 'A at 3'],
  ],
  [
    'courses with the same title and university follow in their order',
    ['A at 1', 'A at 1', 'A at 1', 'A at 1'],
    ['A at 1', 'A at 1', 'A at 1'],
  ],
  ['a list of two courses is shown completely', ['A at 1', 'A at 1'], ['A at 1', 'A at 1']],
])('at most three courses are shown: %s', (_what, found, shown) => {
  expect(variedCourses(coursesOf(...found), 3)).toEqual(coursesOf(...shown));
});
