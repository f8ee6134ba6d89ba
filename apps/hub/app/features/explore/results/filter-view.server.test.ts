import { describe, expect, it } from 'vitest';
import { filterViews } from './filter-view.server.ts';
import { noConditions } from './query/results-query.server.ts';

const towns = Array.from({ length: 12 }, (_, n) => ({ value: `Town ${n + 1}`, count: 12 - n }));
const counted = {
  qualification: [],
  studyMode: [
    { value: 'Full-time', count: 40 },
    { value: 'Part-time', count: 2 },
  ],
  region: [{ value: 'Wales', count: 3 }],
  locations: towns,
};

describe('filterViews', () => {
  it('a filter without values is left out', () => {
    const views = filterViews(noConditions.filters, counted);
    expect(views.map(({ name }) => name)).toEqual(['studyMode', 'region', 'locations']);
  });

  it('a filter shows the eight most frequent values, and the other values on request', () => {
    const [, , places] = filterViews(noConditions.filters, counted);
    expect(places?.values.map(({ value }) => value)).toEqual(
      towns.slice(0, 8).map(({ value }) => value),
    );
    expect(places?.more.map(({ value }) => value)).toEqual(
      towns.slice(8).map(({ value }) => value),
    );
  });

  it('checked values are first, including values without courses', () => {
    const chosen = { ...noConditions.filters, locations: ['Town 12', 'Atlantis'] };
    const [, , places] = filterViews(chosen, counted);
    expect(places?.values.slice(0, 3)).toEqual([
      { value: 'Town 12', count: 1, isChosen: true },
      { value: 'Atlantis', count: 0, isChosen: true },
      { value: 'Town 1', count: 12, isChosen: false },
    ]);
    expect(places?.values).toHaveLength(8);
  });

  it('if the courses are unavailable, only checked values are shown, without counts', () => {
    expect(filterViews({ ...noConditions.filters, region: ['Wales'] }, null)).toEqual([
      {
        name: 'region',
        legend: 'Region',
        values: [{ value: 'Wales', count: null, isChosen: true }],
        more: [],
      },
    ]);
  });
});
