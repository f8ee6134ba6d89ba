import type { Course } from './types.ts';

export const fullTitleOf = ({
  course,
  university,
}: Pick<Course, 'course' | 'university'>): string => `${course}, ${university}`;
