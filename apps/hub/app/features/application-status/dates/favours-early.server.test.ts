import { course } from '@applicant-hub/api-clients/fixtures';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { getFavourites } from '#app/features/favourites/favourites.server.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { fakeScope } from '../testing/fake-scope.ts';
import { favoursEarly } from './favours-early.server.ts';

afterEach(() => void vi.useRealTimers());

/** The early deadline is upcoming. */
const october = {
  now: '2026-10-10T12:00:00Z',
  events: { listKeyDates: () => ok(keyDatesOfCycles) },
};

const { courseId, courseOptionId, academicYearId } = course();
const items = [{ courseId, courseOptionId, academicYearId }];

it.each([
  ['Medicine', true],
  ['Psychology', false],
])('a favourite course in %s has the early deadline: %s', async (title, isEarly) => {
  const scope = fakeScope({
    ...october,
    courses: { listCourses: () => ok([course({ course: title, university: 'Keele University' })]) },
    identity: { listFavourites: () => ok({ items: items as never, total: 1 }) },
  });
  expect(await favoursEarly(scope)).toBe(isEarly);
});

it('no favourite course counts as having the early deadline while the favourites are unavailable', async () => {
  const scope = fakeScope({
    ...october,
    identity: { listFavourites: () => failed('unavailable', 503) },
  });
  expect(await favoursEarly(scope)).toBe(false);
});

it('the status waits at most half of the page budget for the favourites', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const scope = fakeScope({
    ...october,
    identity: { listFavourites: () => new Promise(() => undefined) },
  });
  const withinBudget = vi
    .spyOn(scope.context.deferred, 'withinBudget')
    .mockResolvedValue({ state: 'pending' });
  const now = Date.now();
  const early = await favoursEarly({
    ...scope,
    context: { ...scope.context, deadline: now + 1_000 },
  });
  expect(early).toBe(false);
  expect(withinBudget.mock.lastCall?.[2]).toEqual({ deadline: now + 500 });
});

it('favourites are loaded only while the early deadline is upcoming', async () => {
  const listFavourites = vi.fn(() => failed('unavailable', 503));
  const scope = fakeScope({
    ...october,
    now: '2026-11-20T12:00:00Z',
    identity: { listFavourites },
  });
  expect(await favoursEarly(scope)).toBe(false);
  expect(listFavourites).not.toHaveBeenCalled();
});

it('favourites are loaded once per request, even if other code also reads the list', async () => {
  const listFavourites = vi.fn(() => ok({ items: [], total: 0 }));
  const scope = fakeScope({ ...october, identity: { listFavourites } });
  await Promise.all([favoursEarly(scope), favoursEarly(scope), getFavourites(scope, 'courses')]);
  expect(listFavourites).toHaveBeenCalledOnce();
});
