import type { Failure } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';

type ItemKind = 'unis' | 'locations' | 'pages' | 'articles' | 'courses' | 'subjects' | 'favourites';

const problems = {
  unis: m.favourites_problem_unis,
  locations: m.favourites_problem_locations,
  pages: m.favourites_problem_pages,
  articles: m.favourites_problem_articles,
  courses: m.favourites_problem_courses,
  subjects: m.favourites_problem_subjects,
  favourites: m.favourites_problem_favourites,
} as const satisfies Record<ItemKind, (inputs: { message: string; code: string }) => string>;

/** Unreadable responses have their own messages (FAV-36, FAV-38). */
const unreadable: Partial<Record<ItemKind, () => string>> = {
  locations: m.favourites_unreadable_locations,
  articles: m.favourites_unreadable_articles,
};

/** The error message for an API failure (FAV-35 to FAV-38). */
export function failureText(itemKind: ItemKind, { kind, status, message }: Failure): string {
  const say = kind === 'badContract' ? unreadable[itemKind] : undefined;
  return say ? say() : problems[itemKind]({ message, code: String(status ?? kind) });
}
