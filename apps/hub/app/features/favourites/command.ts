import type { CourseRef, FavouriteRef, HeartKind } from '@applicant-hub/domain';

/** What a form may want of favourites (field `intent`). */
export const itemIntents = ['add', 'remove', 'bulk-remove'] as const;

/** What a form may want of the shortlist (field `intent`). */
export const shortlistIntents = [
  'shortlist-add',
  'shortlist-remove',
  'shortlist-up',
  'shortlist-down',
  'shortlist-replace',
] as const;

export type ItemIntent = (typeof itemIntents)[number];
export type ShortlistIntent = (typeof shortlistIntents)[number];

/** The value of an `id` field: three ids of a course, or the one of anything else. */
export const fieldOf = (item: FavouriteRef): string =>
  'courseId' in item
    ? [item.courseId, item.courseOptionId, item.academicYearId].join('|')
    : item.id;

/** Reads the value of an `id` field; null when it is none of a course. */
export function courseOf(field: string): CourseRef | null {
  const [courseId, courseOptionId, academicYearId, ...rest] = field.split('|');
  if (!courseId || !courseOptionId || !academicYearId || rest.length > 0) return null;
  return { courseId, courseOptionId, academicYearId };
}

/** Reads the value of an `id` field; null when it is none of the kind. */
export function itemOf(kind: HeartKind, field: string): FavouriteRef | null {
  if (kind === 'courses') return courseOf(field);
  return field === '' ? null : { id: field };
}
