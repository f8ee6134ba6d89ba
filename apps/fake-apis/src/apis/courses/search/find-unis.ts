import { providers, providersById } from '../providers/providers.ts';
import type { Country, Provider } from '../providers/provider.ts';
import { searchable, wordSearch } from './words.ts';

/** Conditions of a university search. A missing condition does not limit the result. */
export interface UniSearch {
  readonly searchText?: string | undefined;
  readonly country?: Country | undefined;
  /** First letter of the sort name, in upper case. */
  readonly letter?: string | undefined;
}

export interface FoundUnis {
  /** By sort name. */
  readonly found: readonly Provider[];
  /**
   * First letters of the sort names of all universities that match the conditions except `letter`.
   */
  readonly letters: readonly string[];
}

export function findUnis({ searchText, country, letter }: UniSearch): FoundUnis {
  const hasWords = wordSearch(searchText ?? '');
  const matching = providers.filter(
    (provider) =>
      (country === undefined || provider.country === country) &&
      hasWords(searchable(provider.name, provider.town)),
  );
  return {
    found: matching.filter((provider) => letter === undefined || letterOf(provider) === letter),
    letters: [...new Set(matching.map(letterOf))].sort(),
  };
}

const letterOf = ({ sortName }: Provider) => sortName.charAt(0).toUpperCase();

export const lookUpUnis = (providerIds: readonly string[]): Provider[] =>
  providerIds.flatMap((providerId) => providersById.get(providerId) ?? []);
