import type { Records } from '#src/store/records.ts';
import { relevance, searchable, wordSearch } from '../courses/search/words.ts';
import type { Filters } from './filters.ts';
import { createRegister } from './register.ts';
import type { ListedSchool, School } from './school.ts';

export interface Schools {
  /** All matches, best match first. A search text without words matches every school. */
  find: (account: string, search: string, filters: Filters) => School[];
  /** Adds a school for one account. */
  list: (account: string, listed: ListedSchool) => void;
}

interface Entry extends ListedSchool {
  readonly text: string;
  /** Length of the name at the start of the text. */
  readonly nameLength: number;
  /** Length of the name and the town. */
  readonly townLength: number;
}

let register: readonly Entry[] | undefined;

export function schoolsOf(records: Records): Schools {
  const added = records.collection<ListedSchool>('schools', 'school');
  return {
    find(account, search, filters) {
      register ??= createRegister().map(toEntry);
      const own = added.list(account).map(toEntry);
      const matches = wordSearch(search);
      const rankOf = ranking(search);
      return [...own, ...register]
        .filter(({ text }) => matches(text))
        .filter(
          ({ country, type }) =>
            (filters.country ?? country) === country && (filters.type ?? type) === type,
        )
        .map((entry) => ({ entry, rank: rankOf(entry) }))
        .sort(
          (one, other) =>
            one.rank - other.rank ||
            compare(one.entry.school.name, other.entry.school.name) ||
            compare(one.entry.school.code, other.entry.school.code),
        )
        .map(({ entry }) => entry.school);
    },
    list: (account, listed) => added.put(account, listed.school.code, listed),
  };
}

/** A plain comparison of code units. A collator would take most of the response time. */
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function toEntry(listed: ListedSchool): Entry {
  const { code, name, address_1, address_2, address_3, address_4 } = listed.school;
  const named = searchable(name);
  const near = named + searchable(address_2);
  const rest = searchable(address_1, address_3, address_4, compact(address_4), code);
  return { ...listed, text: near + rest, nameLength: named.length, townLength: near.length };
}

/**
 * A school whose code or postcode equals the search text is first, then matches in the name, then
 * matches in the town.
 */
function ranking(search: string): (entry: Entry) => number {
  const exact = compact(search);
  const rankOf = relevance(search);
  return ({ school: { code, address_4 }, text, nameLength, townLength }) => {
    if (code === exact || compact(address_4) === exact) return -1;
    const rank = rankOf(text, nameLength);
    return rank < 2 || rankOf(text, townLength) < 2 ? rank : 3;
  };
}

const compact = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();
