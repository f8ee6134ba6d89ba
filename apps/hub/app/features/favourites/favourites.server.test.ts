import { favouritesOverview } from '@applicant-hub/api-clients/fixtures';
import { shortlistCourses } from '@applicant-hub/domain';
import { expect, it, vi } from 'vitest';
import {
  failed,
  fakeCall,
  favouriteLists,
  ok,
  partial,
} from '#app/platform/request/testing/fake-call.ts';
import {
  getFavouriteCourseIds,
  getFavouriteIds,
  getSavedEventIds,
  isAmong,
} from './favourites.server.ts';

const favourites = { unis: [{ id: 'keele' }] };

it.each([
  ['keele', true],
  ['leeds', false],
])('%s is a favourite: %s', async (id, expected) => {
  const ids = await getFavouriteIds(fakeCall({ favourites }), 'unis');
  expect(isAmong(ids, id)).toBe(expected);
});

it.each(['unavailable', 'timeout', 'network'] as const)(
  'the favourite state is unknown while the favourites are unavailable: %s',
  async (kind) => {
    const call = fakeCall({ identity: { listFavourites: () => failed(kind, null) } });
    expect(isAmong(await getFavouriteIds(call, 'unis'), 'keele')).toBeNull();
  },
);

it('[AMB-119] an item that is missing from a partial list may be a favourite', async () => {
  const listFavourites = () => partial({ total: 2, items: [{ id: 'leeds' } as never] });
  const call = fakeCall({ identity: { listFavourites } });
  expect(isAmong(await getFavouriteIds(call, 'unis'), 'keele')).toBeNull();
});

const { counts, shortlist } = favouritesOverview();
const shortlisted = shortlistCourses(shortlist.slots);
const other = { courseId: 'k12-history', courseOptionId: 'k12-history-ft', academicYearId: '2027' };
const none = { ...shortlist, slots: { 1: null, 2: null, 3: null, 4: null, 5: null } };
const all = [other, ...shortlisted].map(({ courseId }) => courseId);

it.each([
  ['all favourites are on the shortlist', shortlisted.length, shortlist, all.slice(1), 0],
  ['there are no favourite courses', 0, none, [], 0],
  ['one favourite is not on the shortlist', shortlisted.length + 1, shortlist, all, 1],
  [
    'the shortlist has more courses than there are favourites',
    shortlisted.length - 1,
    shortlist,
    all,
    1,
  ],
])('favourite courses are requested unless the overview shows all of them: %s', async (...row) => {
  const [, courses, known, expected, asked] = row;
  const listFavourites = vi.fn(favouriteLists({ courses: [other, ...shortlisted] }));
  const favouritesOverview = () => ok({ counts: { ...counts, courses }, shortlist: known });
  const call = fakeCall({ identity: { favouritesOverview, listFavourites } });
  expect(await getFavouriteCourseIds(call)).toEqual(new Set(expected));
  expect(listFavourites).toHaveBeenCalledTimes(asked);
});

it.each([
  [
    'there are no saved events',
    ok(favouritesOverview({ counts: { ...counts, events: 0 } })),
    [],
    0,
  ],
  [
    'there are saved events',
    ok(favouritesOverview({ counts: { ...counts, events: 1 } })),
    ['gala'],
    1,
  ],
  ['the overview fails to load', failed('unavailable', 503), ['gala'], 1],
] as const)(
  'saved events are requested unless the overview shows that there are none: %s',
  async (...row) => {
    const [, overview, expected, requested] = row;
    const listFavourites = vi.fn(favouriteLists({ events: [{ id: 'gala' }] }));
    const call = fakeCall({ identity: { favouritesOverview: () => overview, listFavourites } });
    expect(await getSavedEventIds(call)).toEqual(new Set(expected));
    expect(listFavourites).toHaveBeenCalledTimes(requested);
  },
);

it('favourite courses are unavailable if the overview and the list both fail', async () => {
  const fails = () => failed('unavailable', 503);
  const call = fakeCall({ identity: { favouritesOverview: fails, listFavourites: fails } });
  expect(await getFavouriteCourseIds(call)).toBeNull();
});

it('favourite courses are requested if only the overview fails', async () => {
  const listFavourites = favouriteLists({ courses: [other] });
  const fails = () => failed('unavailable', 503);
  const call = fakeCall({ identity: { favouritesOverview: fails, listFavourites } });
  expect(await getFavouriteCourseIds(call)).toEqual(new Set([other.courseId]));
});
