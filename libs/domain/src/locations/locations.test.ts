import { describe, expect, it } from 'vitest';
import type { LocationType } from '../discovery/index.ts';
import {
  isLocationFilter,
  toLocationGuide,
  locationTitle,
  locationType,
  type PublishedLocation,
} from './locations.ts';

describe('locationTitle', () => {
  it.each([
    ['Study in Leeds', 'Leeds'],
    ['Study in Northern Ireland', 'Northern Ireland'],
    ['Outside of the UK', 'Outside of the UK'],
    ['Where to Study in Leeds', 'Where to Study in Leeds'],
    ['Study in Study in Leeds', 'Study in Leeds'],
    ['Study inLeeds', 'Study inLeeds'],
    ['Study in ', ''],
    ['', ''],
  ])('[FAV-22] the title of %j is %j', (published, title) => {
    expect(locationTitle(published)).toBe(title);
  });
});

describe('locationType', () => {
  it.each(['England', 'Scotland', 'Wales', 'Northern Ireland', 'Outside of the UK'])(
    '[FAV-23] the type of %s is country-guide by default',
    (title) => expect(locationType(title, null)).toBe('country-guide'),
  );

  it.each<[title: string, published: LocationType]>([
    ['Scotland', 'region-guide'],
    ['Leeds', 'city-guide'],
    ['South West', 'region-guide'],
    ['Cornwall', 'country-guide'],
  ])('[FAV-23] the type of %s is %s when the guide has this type', (title, published) => {
    expect(locationType(title, published)).toBe(published);
  });

  it.each(['Leeds', 'South West', 'scotland', 'New England', ''])(
    'the type of %j is city-guide when the guide has no type',
    (title) => expect(locationType(title, null)).toBe('city-guide'),
  );
});

describe('isLocationFilter', () => {
  it.each<[title: string, type: LocationType, isFilter: boolean]>([
    ['South West', 'region-guide', true],
    ['Scotland', 'country-guide', true],
    ['Outside of the UK', 'country-guide', true],
    ['England', 'country-guide', false],
    ['England', 'region-guide', false],
    ['Leeds', 'city-guide', false],
  ])('[FAV-24] the place %s, a %s, is a filter: %s', (title, type, isFilter) => {
    expect(isLocationFilter(title, type)).toBe(isFilter);
  });
});

describe('toLocationGuide', () => {
  const published: PublishedLocation = {
    id: '203',
    title: 'Study in Wales',
    summary: 'Seaside campuses and mountain views.',
    url: '/undergraduate/where-to-study/wales',
    image: null,
    providerCount: 8,
    type: null,
  };

  it('[FAV-22][FAV-23][FAV-24] the type and the filter depend on the title without its prefix', () => {
    expect(toLocationGuide(published)).toEqual({
      ...published,
      title: 'Wales',
      type: 'country-guide',
      isFilter: true,
    });
    expect(toLocationGuide({ ...published, title: 'Study in England' })).toMatchObject({
      title: 'England',
      type: 'country-guide',
      isFilter: false,
    });
  });
});
