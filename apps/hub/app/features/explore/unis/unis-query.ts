import { paths } from '#app/platform/paths/links.ts';
import { readCountry, type Country } from '#app/features/catalogue/course/country.ts';
import { readLetter } from '#app/features/catalogue/cards/letters.ts';
import { readPageNumber } from '#app/features/catalogue/search/page-number.ts';
import { readSearchWords } from '#app/features/catalogue/search/search-words.ts';

export const uniSorts = ['name', 'distance'] as const;
export type UniSort = (typeof uniSorts)[number];

/** The state of the list of unis, which is in its address. */
export interface UnisQuery {
  /** Words from the name or town; may be empty. */
  readonly search: string;
  readonly letter: string | null;
  readonly country: Country | null;
  readonly sort: UniSort;
  /** From 1. */
  readonly page: number;
}

/** Invalid values are ignored. */
export function readUnisQuery(params: URLSearchParams): UnisQuery {
  return {
    search: readSearchWords(params.get('search')),
    letter: readLetter(params.get('letter')),
    country: readCountry(params.get('country')),
    sort: uniSorts.find((sort) => sort === params.get('sort')) ?? 'name',
    page: readPageNumber(params.get('page')),
  };
}

/** Default values are left out. */
export function unisPath({ search, letter, country, sort, page }: UnisQuery): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (letter !== null) params.set('letter', letter);
  if (country !== null) params.set('country', country);
  if (sort !== 'name') params.set('sort', sort);
  if (page !== 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? paths.unis : `${paths.unis}?${query}`;
}

export const isNarrowed = ({ search, letter, country }: UnisQuery): boolean =>
  search !== '' || letter !== null || country !== null;
