import { locale, searchWords, type Subject } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getSubjects } from '#app/features/reference-data/reference.server.ts';
import { subjectCoursesPath } from '#app/platform/paths/paths.ts';
import { failureText } from '#app/features/favourites/failure-text.ts';
import {
  type FavouriteIds,
  getFavouriteIds,
  isAmong,
} from '#app/features/favourites/favourites.server.ts';

export interface SubjectCardView {
  readonly id: string;
  readonly title: string;
  /** The page with the courses of the subject. */
  readonly href: string;
  /** The guide to the subject; null if the guide is the same page as `href`, or if the hub does not
   * have it. */
  readonly guideHref: string | null;
  readonly picture: string | null;
  /** Null while the favourites are unavailable. */
  readonly isFavourite: boolean | null;
}

export interface SubjectsView {
  readonly search: string;
  readonly problem: string | null;
  readonly subjects: readonly SubjectCardView[];
}

export async function subjectsView(call: RequestScope, search: string): Promise<SubjectsView> {
  const [subjects, favourites] = await Promise.all([
    getSubjects(call),
    getFavouriteIds(call, 'subjects'),
  ]);
  if (!subjects.ok) {
    return { search, problem: failureText('subjects', subjects.failure), subjects: [] };
  }
  return {
    search,
    problem: null,
    subjects: subjects.value
      .filter(({ title }) => hasWords(title, search))
      .sort((one, other) => one.title.localeCompare(other.title, locale))
      .map((subject) => subjectCard(subject, favourites)),
  };
}

/** Every search word must start a word of the title: 'eng' finds 'Civil engineering'. */
const hasWords = (title: string, search: string): boolean =>
  searchWords(search).every((word) => searchWords(title).some((found) => found.startsWith(word)));

function subjectCard(
  { id, title, url, image, icon }: Subject,
  favourites: FavouriteIds,
): SubjectCardView {
  const href = subjectCoursesPath([id]);
  return {
    id,
    title,
    href,
    guideHref: url === href ? null : url,
    picture: image ?? icon,
    isFavourite: isAmong(favourites, id),
  };
}
