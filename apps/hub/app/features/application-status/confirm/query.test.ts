import { expect, it } from 'vitest';
import { readCourseQuery } from './query.ts';

it.each([
  ['coursePrimaryId=a&courseOptionId=b&scheme=ucas', 'ucas'],
  ['coursePrimaryId=a&courseOptionId=b&scheme=cons&notice=1', 'cons'],
])('[ACS-2] the query %s identifies a course', (query, scheme) => {
  expect(readCourseQuery(new URLSearchParams(query))).toEqual({
    courseId: 'a',
    courseOptionId: 'b',
    scheme,
  });
});

it.each([
  ['', null],
  ['notice=1', null],
  ['coursePrimaryId=a', 'incomplete'],
  ['coursePrimaryId=a&courseOptionId=b', 'incomplete'],
  ['coursePrimaryId=a&courseOptionId=b&scheme=other', 'incomplete'],
  ['coursePrimaryId=a&courseOptionId=&scheme=ucas', 'incomplete'],
])('[ACS-2] the query %j does not identify a course: the result is %j', (query, expected) => {
  expect(readCourseQuery(new URLSearchParams(query))).toBe(expected);
});
