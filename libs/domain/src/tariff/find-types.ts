import { searchWords } from '../text/search-text.ts';
import type { TariffType } from './types.ts';

/**
 * The qualifications whose name, group or everyday name matches every word of a search, in singular
 * or plural. An empty search has no results.
 */
export function findTariffTypes(types: readonly TariffType[], search: string): TariffType[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  return types.filter(({ name, group, code }) => {
    const known = wordsOf(`${name} ${group} ${everydayNames[code] ?? ''}`);
    return words.every((word) => known.some((other) => other.startsWith(word)));
  });
}

const everydayNames: Readonly<Record<string, string>> = {
  AL: 'advanced gce alevel',
  AS: 'as level aslevel advanced subsidiary',
  ALD: 'applied alevel',
  ASD: 'as level aslevel applied',
  EPQ: 'extended project qualification level',
  CM: 'core mathematics level 3',
  TL: 'tlevel technical',
  SQAH: 'scottish scotland',
  SQAAH: 'scottish scotland',
  IBHL: 'ib diploma programme',
  IBSL: 'ib diploma programme',
  IBEE: 'ib diploma programme ee',
  IBTOK: 'ib diploma programme tok',
  WBSC: 'welsh bacc wbq',
  ASBW: 'welsh bacc baccalaureate wbq',
  AHE: 'access course higher education',
  FAD: 'art foundation fad year',
  ILCH: 'ireland leaving cert lc',
  ILCO: 'ireland leaving cert lc',
  CACHE: 'early years childcare ncfe',
  PREU: 'preu',
  MP8: 'abrsm trinity instrument',
  MP7: 'abrsm trinity instrument',
  MP6: 'abrsm trinity instrument',
  MT8: 'abrsm trinity',
  MT7: 'abrsm trinity',
  MT6: 'abrsm trinity',
};

const wordsOf = (text: string): string[] => searchWords(text).map(singular);

/** Removes a plural 's', so that 'levels' matches 'level', and 'highers' matches 'higher'. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
