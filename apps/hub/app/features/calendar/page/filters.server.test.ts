import { describe, expect, it } from 'vitest';
import { ownFilters, readFilters } from './read-filters.server.ts';

describe('the filters of the dates', () => {
  it.each([
    ['Undergraduate', {}, ['undergraduate']],
    ['Undergraduate', { conservatoires: 'yes' }, ['undergraduate', 'conservatoires']],
    [
      'Postgraduate',
      { teachingEngland: 'yes', teachingWales: 'yes', apprenticeships: 'no' },
      ['postgraduate', 'teacher-training'],
    ],
  ] as const)(
    '[CAL-8] the initial filters for the level %s and the answers %o are %o',
    (level, answers, filters) => {
      expect(ownFilters(level, answers)).toEqual(filters);
    },
  );

  it.each([
    ['', ['undergraduate']],
    ['filtered=yes', []],
    ['filtered=yes&schemes=postgraduate', ['postgraduate']],
    ['schemes=apprenticeships&schemes=undergraduate', ['undergraduate', 'apprenticeships']],
    ['filtered=yes&schemes=songs', []],
  ] as const)('[CAL-8][AMB-52] the filters of ?%s are %o', (query, filters) => {
    expect(readFilters(new URLSearchParams(query), ['undergraduate'])).toEqual(filters);
  });
});
