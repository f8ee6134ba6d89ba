import type { CourseRef, HeartKind } from '@applicant-hub/domain';
import { http } from '../testing/pact.ts';
import { createFavouritesClient } from './favourites.ts';

export const favouritesSaved = 'favourites are kept';

export const path = '/api/v1/hub/favourites';
export const client = (url: string) => createFavouritesClient(http('identity', url));

export const psychology = {
  courseId: 'l14-psychology',
  courseOptionId: 'l14-psychology-ft',
  academicYearId: '2027',
} satisfies CourseRef;
export const history = {
  courseId: 's18-history',
  courseOptionId: 's18-history-pt',
  academicYearId: '2028',
} satisfies CourseRef;

/** Parameters for the provider state: the favourites of one kind, newest first. */
export const savedFavourites = (kind: HeartKind, ...items: Record<string, string>[]) => ({
  kind,
  items,
});

export const kindsById = ['locations', 'subjects', 'pages', 'filters'] as const;

/** `kindsById`, and events, which are saved individually and never as a complete list. */
export const savedById = [...kindsById, 'events'] as const;
