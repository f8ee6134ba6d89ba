import { expect, it } from 'vitest';
import { sampleCourse } from '../course/courses.fixture.ts';
import { choiceOf } from './own-choice.ts';

const choice = { state: 'considering', label: 'Considering', href: '/dashboard' } as const;
const chosen = { course: sampleCourse, choice };

it.each([
  ['is chosen', sampleCourse, [chosen], choice],
  ['is not chosen', { ...sampleCourse, courseId: 'another' }, [chosen], null],
  ['is chosen for another year', { ...sampleCourse, academicYearId: '2028' }, [chosen], null],
  ['is chosen twice', sampleCourse, [chosen, chosen], null],
])(
  'when a course %s, its choice is found only if the match is certain',
  (_name, course, all, expected) => {
    expect(choiceOf(all, course)).toEqual(expected);
  },
);
