import { m } from '@applicant-hub/copy';

/** The countries by which lists can be filtered, with the names that the APIs use. */
export const countries = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const;
export type Country = (typeof countries)[number];

const words: Readonly<Record<Country, () => string>> = {
  England: m.explore_country_england,
  Scotland: m.explore_country_scotland,
  Wales: m.explore_country_wales,
  'Northern Ireland': m.explore_country_northern_ireland,
};

export const countryOptions = (): { value: Country; label: string }[] =>
  countries.map((value) => ({ value, label: words[value]() }));

export const readCountry = (value: string | null): Country | null =>
  countries.find((country) => country === value) ?? null;
