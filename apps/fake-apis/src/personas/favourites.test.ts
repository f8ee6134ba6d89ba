import { describe, expect, it } from 'vitest';
import { locationGuides } from '../apis/content/location-guides.ts';
import { pages } from '../apis/content/pages.ts';
import { subjectGuides } from '../apis/content/subject-guides.ts';
import type { FavouriteItem, FavouriteKind } from '../apis/identity/favourites.ts';
import { calendarAt } from '../clock/calendar.ts';
import { personas } from './personas.ts';

const calendar = calendarAt(new Date('2026-11-21T09:00:00Z'));

const published = (items: readonly { nid: string; status: 0 | 1 }[]) =>
  items.filter(({ status }) => status === 1).map(({ nid }) => nid);

/** The existing items of each kind. */
const known: readonly (readonly [FavouriteKind, readonly string[]])[] = [
  ['subjects', subjectGuides.map(({ nid }) => nid)],
  ['locations', published(locationGuides)],
  ['filters', published(locationGuides.filter(({ type }) => type !== 'city-guide'))],
  ['pages', published(pages)],
];

const idsOf = (items: readonly FavouriteItem[] = []) =>
  items.map((item) => ('id' in item ? item.id : ''));

describe.each(known)('favourites of the personas: %s', (kind, ids) => {
  const allFavourites = personas.map(({ id, record }) => ({
    id,
    favourites: idsOf(record(calendar).favourites[kind]),
  }));

  it('all favourites exist, except those of the persona `heavy`', () => {
    const usual = allFavourites.filter(({ id }) => id !== 'heavy');
    expect(usual.flatMap(({ favourites }) => favourites).length).toBeGreaterThan(0);
    for (const { id, favourites } of usual) {
      expect(
        favourites.filter((favourite) => !ids.includes(favourite)),
        id,
      ).toEqual([]);
    }
  });

  it('the persona with the most favourites has all existing items', () => {
    const heavy = allFavourites.find(({ id }) => id === 'heavy')?.favourites ?? [];
    expect(ids.filter((id) => !heavy.includes(id))).toEqual([]);
  });
});
