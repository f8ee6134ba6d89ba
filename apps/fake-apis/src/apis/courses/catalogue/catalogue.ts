import { providers } from '../providers/providers.ts';
import type { CatalogueCourse, Start } from './course.ts';
import { coursesOf } from './offered.ts';

/** Sort orders of a list of courses, except distance, which depends on the request. */
export type CatalogueOrder = 'course' | 'university' | 'ucasPoints' | 'startDate';

export interface Catalogue {
  readonly find: (courseId: string) => CatalogueCourse | undefined;
  /** Sorted; courses with equal or missing values are sorted by title. */
  readonly inOrder: (order: CatalogueOrder, isDescending: boolean) => readonly CatalogueCourse[];
  /** The courses of a university, sorted by title. */
  readonly of: (providerId: string) => readonly CatalogueCourse[];
}

let made: Catalogue | undefined;

export function catalogue(): Catalogue {
  made ??= makeCatalogue();
  return made;
}

function makeCatalogue(): Catalogue {
  const byTitle = providers
    .flatMap(coursesOf)
    .map((course) => ({ course, key: course.title.toLowerCase() }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ course }) => course);
  const byId = new Map(byTitle.map((course) => [course.id, course]));
  const byProvider = Map.groupBy(byTitle, ({ provider }) => provider.providerId);
  const orders = new Map<string, readonly CatalogueCourse[]>();

  return {
    find: (courseId) => byId.get(courseId),
    of: (providerId) => byProvider.get(providerId) ?? [],
    inOrder(order, isDescending) {
      const key = `${order} ${String(isDescending)}`;
      const known = orders.get(key);
      if (known !== undefined) return known;
      const sorted = sortBy(byTitle, rankings[order](byTitle), isDescending);
      orders.set(key, sorted);
      return sorted;
    },
  };
}

/** Returns the rank of a course in a sort order. Null is last in both directions. */
type Ranking = (course: CatalogueCourse) => number | null;

const rankings: Readonly<Record<CatalogueOrder, (all: readonly CatalogueCourse[]) => Ranking>> = {
  course(all) {
    const titles = [...new Set(all.map(({ title }) => title))];
    const ranks = new Map(titles.map((title, rank) => [title, rank]));
    return ({ title }) => ranks.get(title) ?? null;
  },
  university() {
    const ranks = new Map(providers.map(({ providerId }, rank) => [providerId, rank]));
    return ({ provider }) => ranks.get(provider.providerId) ?? null;
  },
  ucasPoints:
    () =>
    ({ points }) =>
      points?.min ?? null,
  startDate:
    () =>
    ({ options: [{ start }] }) =>
      rankOfStart(start),
};

const rankOfStart = ({ month, monday }: Start) => (month === 'January' ? 10 : 0) + monday;

function sortBy(
  courses: readonly CatalogueCourse[],
  rank: Ranking,
  isDescending: boolean,
): readonly CatalogueCourse[] {
  const direction = isDescending ? -1 : 1;
  const keyed = courses.map((course) => {
    const value = rank(course);
    return { course, key: value === null ? Infinity : value * direction };
  });
  return keyed.sort((one, other) => compare(one.key, other.key)).map(({ course }) => course);
}

const compare = <T extends string | number>(one: T, other: T) =>
  one < other ? -1 : one > other ? 1 : 0;
