import type { Course } from './types.ts';

/** What a course is called beside those of other unis: 'English Literature, University of Leeds'. */
export const fullTitleOf = ({
  course,
  university,
}: Pick<Course, 'course' | 'university'>): string => `${course}, ${university}`;
