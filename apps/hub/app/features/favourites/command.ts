import type { CourseRef, FavouriteRef, HeartKind } from '@applicant-hub/domain';

export const itemIntents = ['add', 'remove', 'bulk-remove'] as const;

export const shortlistIntents = [
  'shortlist-add',
  'shortlist-remove',
  'shortlist-up',
  'shortlist-down',
  'shortlist-replace',
] as const;

export type ItemIntent = (typeof itemIntents)[number];
export type ShortlistIntent = (typeof shortlistIntents)[number];

/** The value of an `id` field: the three ids of a course, or the single id of another item. */
export const fieldOf = (item: FavouriteRef): string =>
  'courseId' in item
    ? [item.courseId, item.courseOptionId, item.academicYearId].join('|')
    : item.id;

/** Parses an `id` field; null if it is not a course. */
export function courseOf(field: string): CourseRef | null {
  const [courseId, courseOptionId, academicYearId, ...rest] = field.split('|');
  if (!courseId || !courseOptionId || !academicYearId || rest.length > 0) return null;
  return { courseId, courseOptionId, academicYearId };
}

export function itemOf(kind: HeartKind, field: string): FavouriteRef | null {
  if (kind === 'courses') return courseOf(field);
  return field === '' ? null : { id: field };
}
