import type { Result } from '@applicant-hub/api-clients';
import { favouritesOverview } from '@applicant-hub/api-clients/fixtures';
import type {
  CourseRef,
  FavouriteRef,
  HeartKind,
  Shortlist,
  ShortlistSlots,
} from '@applicant-hub/domain';
import { favouriteId } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import { undoFavourites } from './undo.server.ts';
import { changeFavourites } from './change.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { ok } from '#app/platform/request/testing/fake-call.ts';

const course = (courseId: string): CourseRef => ({
  courseId,
  courseOptionId: `${courseId}-ft`,
  academicYearId: '2027',
});
const slotsOf = (...ids: string[]): ShortlistSlots => {
  const at = (index: number) => (ids[index] === undefined ? null : course(ids[index]));
  return { 1: at(0), 2: at(1), 3: at(2), 4: at(3), 5: at(4) };
};

const down: Result<never> = {
  ok: false,
  failure: { kind: 'unavailable', api: 'identity', status: 503, message: 'Later.', detail: null },
};
const done: Result<null> = { ok: true, value: null };

/** An account that stores changes. Other tabs can save before each change by the test. */
function account(ids: string[] = []) {
  const state = {
    saved: new Map<string, FavouriteRef>(ids.map((id) => [id, course(id)])),
    shortlist: { slots: slotsOf(...ids), version: 1 } as Shortlist,
    isDown: false,
    /** Whether changes to lists fail while the shortlist can still be changed. */
    areListsDown: false,
    /** Shortlists that other tabs save, one before each save by the test. */
    others: [] as ShortlistSlots[],
  };
  const change = (kind: HeartKind, add: readonly FavouriteRef[], remove: readonly string[]) => {
    if (state.isDown || state.areListsDown) return Promise.resolve(down);
    for (const item of add) state.saved.set(favouriteId(kind, item), item);
    for (const id of remove) state.saved.delete(id);
    return Promise.resolve(done);
  };
  const identity = {
    favouritesOverview: () =>
      state.isDown
        ? Promise.resolve(down)
        : ok(
            favouritesOverview({
              shortlist: state.shortlist,
              counts: { ...favouritesOverview().counts, courses: state.saved.size },
            }),
          ),
    toggleFavourite: (_call: unknown, kind: HeartKind, item: FavouriteRef, wanted: boolean) =>
      wanted ? change(kind, [item], []) : change(kind, [], [favouriteId(kind, item)]),
    changeFavourites: (
      _call: unknown,
      kind: HeartKind,
      { add, remove }: { add: readonly FavouriteRef[]; remove: readonly string[] },
    ) => change(kind, add, remove),
    saveShortlist(_call: unknown, slots: ShortlistSlots, version: number) {
      const other = state.others.shift();
      if (other) state.shortlist = { slots: other, version: state.shortlist.version + 1 };
      if (version !== state.shortlist.version) return ok('stale' as const);
      state.shortlist = { slots, version: version + 1 };
      return ok(state.shortlist);
    },
  };
  const { context } = createTestSite().request();
  const call = testScope({
    context: { ...context, clients: { identity } },
    applicant: { session: { uid: 'me', accessToken: 'token' } },
  });
  return { state, call };
}

const command = (intent: 'shortlist-add' | 'shortlist-up', id: string) => ({
  intent,
  course: course(id),
  title: id,
  slot: null,
});
const removal = (id: string) => ({
  intent: 'remove' as const,
  kind: 'courses' as const,
  items: [course(id)],
  title: id,
});

describe('changing favourites', () => {
  it('removing a course also removes it from the shortlist, and undo restores both', async () => {
    const { state, call } = account(['a', 'b', 'c']);
    const removed = await changeFavourites(call, removal('b'));
    expect(removed).toMatchObject({ ok: true, notice: { tone: 'success', canUndo: true } });
    expect([...state.saved.keys()]).toEqual(['a', 'c']);
    expect(state.shortlist.slots).toEqual(slotsOf('a', 'c'));

    await undoChange(call, removed.notice.id, { favourites: undoFavourites });
    expect([...state.saved.keys()].sort()).toEqual(['a', 'b', 'c']);
    expect(state.shortlist.slots).toEqual(slotsOf('a', 'b', 'c'));
  });

  it('a change is applied again if another tab has saved the shortlist in the meantime', async () => {
    const { state, call } = account(['a', 'b']);
    state.others = [slotsOf('a', 'b', 'x'), slotsOf('a', 'b', 'x', 'y')];
    expect(await changeFavourites(call, command('shortlist-add', 'c'))).toMatchObject({ ok: true });
    expect(state.shortlist.slots).toEqual(slotsOf('a', 'b', 'x', 'y', 'c'));
  });

  it('a change fails, without losing data, if other tabs save continuously', async () => {
    const { state, call } = account(['a', 'b']);
    state.others = Array.from({ length: 9 }, () => slotsOf('a', 'b', 'x'));
    expect(await changeFavourites(call, command('shortlist-up', 'b'))).toMatchObject({
      ok: false,
      notice: { tone: 'danger', canUndo: false },
    });
    expect(state.shortlist.slots).toEqual(slotsOf('a', 'b', 'x'));
  });

  it('[FAV-12] a sixth course is saved as a favourite without a slot', async () => {
    const { state, call } = account(['a', 'b', 'c', 'd', 'e']);
    expect(await changeFavourites(call, command('shortlist-add', 'f'))).toMatchObject({
      ok: false,
      link: { href: '/explore/favourites?replace=f&option=f-ft&year=2027#shortlist' },
    });
    expect(state.saved.has('f')).toBe(true);
    expect(state.shortlist.slots).toEqual(slotsOf('a', 'b', 'c', 'd', 'e'));
  });

  it.each([
    [
      'a second course links to the comparison',
      'courses',
      ['a'],
      course('b'),
      '/explore/favourites/compare?newest',
    ],
    ['a first course links to the favourites', 'courses', [], course('a'), '/explore/favourites'],
    ['a uni links to the favourites', 'unis', ['a'], { id: '10007768' }, '/explore/favourites'],
    ['an event has no link', 'events', ['a'], { id: '7' }, undefined],
  ] as const)('the notice about %s', async (_of, kind, ids, item, href) => {
    const { call } = account([...ids]);
    const { link } = await changeFavourites(call, {
      intent: 'add',
      kind,
      items: [item],
      title: '',
    });
    expect(link?.href).toBe(href);
  });

  it('a change that fails shows a message with the reason', async () => {
    const { state, call } = account(['a']);
    state.isDown = true;
    const { ok, notice } = await changeFavourites(call, removal('a'));
    expect(ok).toBe(false);
    expect(notice.text).toContain("wasn't saved");
    expect(notice.text).toContain('(Later. - 503)');
    expect(state.saved.has('a')).toBe(true);
  });

  it('a partly saved removal is reverted', async () => {
    const { state, call } = account(['a', 'b', 'c']);
    state.areListsDown = true;
    expect(await changeFavourites(call, removal('b'))).toMatchObject({ ok: false });
    expect([...state.saved.keys()]).toEqual(['a', 'b', 'c']);
    expect(state.shortlist.slots).toEqual(slotsOf('a', 'b', 'c'));
  });

  it('an undo that fails can be tried again', async () => {
    const { state, call } = account(['a', 'b']);
    const { notice } = await changeFavourites(call, removal('b'));
    state.isDown = true;
    const failed = await undoChange(call, notice.id, { favourites: undoFavourites });
    expect(failed).toMatchObject({ ok: false, notice: { canUndo: true } });
    state.isDown = false;
    await undoChange(call, failed.notice.id, { favourites: undoFavourites });
    expect(state.shortlist.slots).toEqual(slotsOf('a', 'b'));
    expect(state.saved.has('b')).toBe(true);
  });

  it('[FAV-41] an event can be saved, removed and restored by undo, and the notices mention the dates', async () => {
    const { state, call } = account();
    const event = { kind: 'events', items: [{ id: '7' }], title: 'Open day' } as const;
    const saved = await changeFavourites(call, { intent: 'add', ...event });
    expect(saved.notice.text).toBe("You've kept Open day. It's with your dates and deadlines.");
    const gone = await changeFavourites(call, { intent: 'remove', ...event });
    expect(gone.notice.text).toBe('Open day is no longer with your dates.');
    expect(state.saved.has('7')).toBe(false);
    await undoChange(call, gone.notice.id, { favourites: undoFavourites });
    expect(state.saved.has('7')).toBe(true);
  });

  it('an undo cannot be repeated', async () => {
    const { call } = account(['a', 'b']);
    const { notice } = await changeFavourites(call, removal('b'));
    await undoChange(call, notice.id, { favourites: undoFavourites });
    expect(await undoChange(call, notice.id, { favourites: undoFavourites })).toMatchObject({
      ok: false,
      notice: { canUndo: false },
    });
  });

  it("an applicant cannot undo another applicant's change", async () => {
    const { call } = account(['a']);
    const { notice } = await changeFavourites(call, removal('a'));
    const other = testScope({ ...call, applicant: { session: { uid: 'other' } } });
    expect(await undoChange(other, notice.id, { favourites: undoFavourites })).toMatchObject({
      ok: false,
    });
  });
});
