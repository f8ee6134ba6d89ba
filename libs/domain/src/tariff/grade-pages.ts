import { GRADE_SLOTS } from './constants.ts';

/**
 * The pages of grade buttons for a qualification (TAR-4). Up to ten grades fit on one page; with
 * more grades, each page has nine, and the tenth slot leads to the next page (TAR-5, TAR-6,
 * AMB-41).
 */
export function gradePages<Grade>(grades: readonly Grade[]): Grade[][] {
  if (grades.length <= GRADE_SLOTS) return [[...grades]];
  const size = GRADE_SLOTS - 1;
  const count = Math.ceil(grades.length / size);
  return Array.from({ length: count }, (_, page) => grades.slice(page * size, (page + 1) * size));
}
