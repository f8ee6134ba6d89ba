import type { Failure } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  type CourseRef,
  type HeartKind,
  type ShortlistSlots,
  addToShortlist,
  favouriteId,
  moveInShortlist,
  removeFromShortlist,
  replaceInShortlist,
  slotOf,
} from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { failureText } from './failure-text.ts';
import { paths } from '#app/platform/paths/links.ts';
import { SHORTLIST_ID } from '#app/platform/paths/manage-path.ts';
import { pageAt } from '#app/platform/browser/page/section.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { getOverview } from './favourites.server.ts';
import { success, failure } from '#app/platform/flash/change.server.ts';
import type { FavouriteCommand } from './read-command.server.ts';
import { changeShortlist } from './shortlist.server.ts';
import { type FavouritesUndo, undoSlots } from './undo.server.ts';

export function changeFavourites(
  call: SessionScope,
  command: FavouriteCommand,
): Promise<ChangeResult> {
  switch (command.intent) {
    case 'add':
      return add(call, command);
    case 'remove':
      return remove(call, command);
    case 'shortlist-add':
    case 'shortlist-remove':
    case 'shortlist-up':
    case 'shortlist-down':
    case 'shortlist-replace':
      return changeSlots(call, command);
  }
}

type ItemCommand = Extract<FavouriteCommand, { items: unknown }>;
type SlotCommand = Extract<FavouriteCommand, { course: unknown }>;

async function add(call: SessionScope, { kind, items, title }: ItemCommand): Promise<ChangeResult> {
  const [item] = items;
  const { identity } = call.context.clients;
  const saved =
    item && items.length === 1
      ? await identity.toggleFavourite(writeOptions(call), kind, item, true)
      : await identity.changeFavourites(writeOptions(call), kind, { add: items, remove: [] });
  if (!saved.ok) return failed(call, saved.failure);
  const added = await done(
    call,
    addedWords(kind)({ title: title || m.favourites_this_item() }),
    null,
  );
  return { ...added, link: await nextStep(call, kind) };
}

async function remove(
  call: SessionScope,
  { kind, items, title }: ItemCommand,
): Promise<ChangeResult> {
  if (items.length === 0) return failure(call, m.favourites_none_ticked());
  const ids = items.map((item) => favouriteId(kind, item));
  // A course that is not a favourite cannot be on the shortlist.
  const freed = kind === 'courses' ? await takeOffShortlist(call, ids) : null;
  if (freed?.ok === false) return failed(call, freed.failure);

  const [item] = items;
  const { identity } = call.context.clients;
  const saved =
    item && items.length === 1
      ? await identity.toggleFavourite(writeOptions(call), kind, item, false)
      : await identity.changeFavourites(writeOptions(call), kind, { add: [], remove: ids });
  const slots = typeof freed?.value === 'object' ? freed.value : null;
  if (!saved.ok) {
    // If the removal fails, the shortlist is also restored. If restoring it fails, undo can restore
    // it later.
    const change = { removed: null, slots };
    const isLeft = (await undoSlots(call, slots)) !== null;
    return failed(call, saved.failure, isLeft ? change : null);
  }
  const text = title
    ? removedWords(kind)({ title })
    : m.favourites_removed_count({ count: items.length });
  return done(call, text, { removed: { kind, items }, slots });
}

/** Events have their own texts, because they are listed with the applicant's dates. */
const addedWords = (kind: HeartKind) =>
  kind === 'events' ? m.events_kept_done : m.favourites_added;

const removedWords = (kind: HeartKind) =>
  kind === 'events' ? m.events_let_go : m.favourites_removed;

const takeOffShortlist = (call: SessionScope, courseIds: readonly string[]) =>
  changeShortlist(call, (slots) =>
    courseIds.reduce(
      (rest, id) => (slotOf(rest, id) ? removeFromShortlist(rest, id) : rest),
      slots,
    ),
  );

async function changeSlots(call: SessionScope, command: SlotCommand): Promise<ChangeResult> {
  const { intent, course } = command;
  const isWanted = intent === 'shortlist-add' || intent === 'shortlist-replace';
  if (isWanted) {
    // Courses on the shortlist are always favourites.
    const { identity } = call.context.clients;
    const saved = await identity.toggleFavourite(writeOptions(call), 'courses', course, true);
    if (!saved.ok) return failed(call, saved.failure);
  }
  const saved = await changeShortlist(call, (slots) => slotsAfter(slots, command));
  if (!saved.ok) return failed(call, saved.failure);
  if (saved.value === 'full') {
    return { ...(await failure(call, m.favourites_shortlist_full())), link: replaceLink(course) };
  }
  const isUndoable = intent === 'shortlist-remove' || intent === 'shortlist-replace';
  const slots = saved.value === 'unchanged' ? null : saved.value;
  const changed = await done(
    call,
    slotWords(command, slots?.after ?? null),
    isUndoable && slots ? { removed: null, slots } : null,
  );
  return isWanted ? { ...changed, link: compareLink() } : changed;
}

function slotsAfter(slots: ShortlistSlots, { intent, course, slot }: SlotCommand) {
  switch (intent) {
    case 'shortlist-add':
      return addToShortlist(slots, course);
    case 'shortlist-replace':
      return slot === null ? slots : replaceInShortlist(slots, slot, course);
    case 'shortlist-remove':
      return removeFromShortlist(slots, course.courseId);
    case 'shortlist-up':
      return moveInShortlist(slots, course.courseId, 'up');
    case 'shortlist-down':
      return moveInShortlist(slots, course.courseId, 'down');
  }
}

/** @param slots the shortlist after the change; null if nothing has changed */
function slotWords({ intent, course, title: given }: SlotCommand, slots: ShortlistSlots | null) {
  const title = given || m.favourites_this_item();
  switch (intent) {
    case 'shortlist-add':
    case 'shortlist-replace':
      return m.favourites_shortlist_added({ title });
    case 'shortlist-remove':
      return m.favourites_shortlist_removed({ title });
    case 'shortlist-up':
    case 'shortlist-down': {
      const slot = slots && slotOf(slots, course.courseId);
      return slot === null
        ? m.favourites_shortlist_unchanged({ title })
        : m.favourites_shortlist_moved({ title, slot });
    }
  }
}

const done = (
  call: SessionScope,
  text: string,
  undo: FavouritesUndo | null,
): Promise<ChangeResult> => success(call, text, undo && { of: 'favourites', change: undo });

/** @param undo the changes that could not be reverted, so that the notice still offers an undo */
const failed = (
  call: SessionScope,
  cause: Failure,
  undo: FavouritesUndo | null = null,
): Promise<ChangeResult> =>
  failure(
    call,
    m.favourites_not_saved({ problem: failureText('favourites', cause) }),
    undo && { of: 'favourites', change: undo },
  );

/** The step after adding a favourite: to compare courses, or to see all favourites. */
async function nextStep(call: SessionScope, kind: HeartKind): Promise<ChangeResult['link']> {
  if (kind === 'events') return null;
  const overview = kind === 'courses' ? await getOverview(call) : null;
  return overview?.ok && overview.value.counts.courses > 1
    ? { href: paths.compareNewest, label: m.favourites_compare() }
    : { href: paths.favourites, label: m.favourites_see() };
}

const compareLink = () => ({ href: paths.compareFavourites, label: m.favourites_compare() });

/** The page that asks which course to replace. */
function replaceLink({ courseId, courseOptionId, academicYearId }: CourseRef) {
  const query = { replace: courseId, option: courseOptionId, year: academicYearId };
  return {
    href: pageAt(`${paths.favourites}?${new URLSearchParams(query).toString()}`, SHORTLIST_ID),
    label: m.favourites_shortlist_button_replace(),
  };
}
