import { facetNames, type CatalogueCourse, type FacetName } from '../catalogue/course.ts';

/**
 * Requested values by filter. A course passes a filter when it has at least one of the requested
 * values. A missing filter lets all courses pass.
 */
export type Facets = Readonly<Partial<Record<FacetName, readonly string[] | undefined>>>;

interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export type FacetCounts = Readonly<Record<FacetName, readonly FacetCount[]>>;

export interface FacetSieve {
  /**
   * Whether a course passes all filters. The call also counts the course, so call it only once for
   * each course.
   */
  readonly passes: (course: CatalogueCourse) => boolean;
  /**
   * Number of courses for each value. The counts of a filter ignore that filter, because they show
   * how many courses another value would return. Requested values are included even when their
   * count is 0.
   */
  readonly counts: () => FacetCounts;
}

interface SieveOptions {
  readonly facets: Facets;
  readonly isCounting: boolean;
}

interface Sieve {
  readonly name: FacetName;
  readonly wanted: readonly string[] | undefined;
  readonly counts: Map<string, { readonly value: string; count: number }>;
}

export function facetSieve({ facets, isCounting }: SieveOptions): FacetSieve {
  const sieves = facetNames.map((name): Sieve => {
    const wanted = facets[name];
    return {
      name,
      wanted,
      counts: new Map((wanted ?? []).map((value) => [value, { value, count: 0 }])),
    };
  });

  return {
    // Plain loops are faster, and this function runs for every course of a search.
    passes(course) {
      let refusing: Sieve | undefined;
      for (const sieve of sieves) {
        if (lets(sieve, course)) continue;
        if (!isCounting || refusing !== undefined) return false;
        refusing = sieve;
      }
      if (isCounting) for (const sieve of refusing ? [refusing] : sieves) count(sieve, course);
      return refusing === undefined;
    },
    counts() {
      const [qualification, studyMode, region, locations] = sieves.map(countsOf);
      return {
        qualification: qualification ?? [],
        studyMode: studyMode ?? [],
        region: region ?? [],
        locations: locations ?? [],
      };
    },
  };
}

function lets({ name, wanted }: Sieve, { facets }: CatalogueCourse): boolean {
  if (wanted === undefined) return true;
  for (const value of facets[name]) if (wanted.includes(value)) return true;
  return false;
}

function count({ name, counts }: Sieve, { facets }: CatalogueCourse): void {
  for (const value of facets[name]) {
    const known = counts.get(value);
    if (known === undefined) counts.set(value, { value, count: 1 });
    else known.count += 1;
  }
}

const countsOf = ({ counts }: Sieve): readonly FacetCount[] =>
  [...counts.values()].sort((one, other) => (one.value < other.value ? -1 : 1));
