import type { Failure } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  type CourseRef,
  type ShortlistSlots,
  addToShortlist,
  favouriteId,
  moveInShortlist,
  removeFromShortlist,
  replaceInShortlist,
  slotOf,
  undoneShortlist,
} from '@applicant-hub/domain';
import { changeContext, type AccountCall } from '../discovery/call.server.ts';
import { failureWords } from './failure-words.ts';
import { type NoticeView, type Undo, findUndo, forgetUndo, keepNotice } from './notices.server.ts';
import type { FavouriteCommand } from './read-command.server.ts';
import { changeShortlist } from './shortlist.server.ts';

/** How a change ended. */
export interface ChangeOutcome {
  ok: boolean;
  /** What to say of it. */
  notice: NoticeView;
  /** The course that found no free slot. */
  full: CourseRef | null;
}

/** A form that was not made by the hub, or not by this version of it. */
export const refuse = (call: AccountCall): Promise<ChangeOutcome> =>
  refused(call, m.favourites_not_understood());

/** Does what a form wants of the favourites, and says what came of it. */
export function changeFavourites(
  call: AccountCall,
  command: FavouriteCommand,
): Promise<ChangeOutcome> {
  switch (command.intent) {
    case 'add':
      return add(call, command);
    case 'remove':
      return remove(call, command);
    case 'undo':
      return undo(call, command.notice);
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

async function add(call: AccountCall, { kind, items, title }: ItemCommand): Promise<ChangeOutcome> {
  const [item] = items;
  const { identity } = call.context.clients;
  const saved =
    item && items.length === 1
      ? await identity.toggleFavourite(changeContext(call), kind, item, true)
      : await identity.changeFavourites(changeContext(call), kind, { add: items, remove: [] });
  if (!saved.ok) return failed(call, saved.failure);
  return done(call, m.favourites_added({ title: title || m.favourites_this_item() }), null);
}

async function remove(
  call: AccountCall,
  { kind, items, title }: ItemCommand,
): Promise<ChangeOutcome> {
  if (items.length === 0) return refused(call, m.favourites_none_ticked());
  const ids = items.map((item) => favouriteId(kind, item));
  // A course that is no favourite any more leaves the shortlist too.
  const freed = kind === 'courses' ? await takeOffShortlist(call, ids) : null;
  if (freed?.ok === false) return failed(call, freed.failure);

  const [item] = items;
  const { identity } = call.context.clients;
  const saved =
    item && items.length === 1
      ? await identity.toggleFavourite(changeContext(call), kind, item, false)
      : await identity.changeFavourites(changeContext(call), kind, { add: [], remove: ids });
  const slots = typeof freed?.value === 'object' ? freed.value : null;
  if (!saved.ok) {
    // All or nothing: the slots are taken back too. Should that fail as well, undo can do it later.
    const change = { removed: null, slots };
    const isLeft = (await undoSlots(call, change)) !== null;
    return failed(call, saved.failure, isLeft ? change : null);
  }
  const text = title
    ? m.favourites_removed({ title })
    : m.favourites_removed_count({ count: items.length });
  return done(call, text, { removed: { kind, items }, slots });
}

const takeOffShortlist = (call: AccountCall, courseIds: readonly string[]) =>
  changeShortlist(call, (slots) =>
    courseIds.reduce(
      (rest, id) => (slotOf(rest, id) ? removeFromShortlist(rest, id) : rest),
      slots,
    ),
  );

async function undo(call: AccountCall, noticeId: string): Promise<ChangeOutcome> {
  const change = await findUndo(call, noticeId);
  if (!change) return refused(call, m.favourites_undo_too_late());
  const failure = (await putBack(call, change)) ?? (await undoSlots(call, change));
  if (failure) return failed(call, failure, change);
  await forgetUndo(call, noticeId);
  return done(call, m.favourites_undone(), null);
}

/** What is put back is added: a list that another tab has changed since stays changed. */
async function putBack(call: AccountCall, { removed }: Undo): Promise<Failure | null> {
  if (removed === null) return null;
  const { kind, items } = removed;
  const { identity } = call.context.clients;
  const saved = await identity.changeFavourites(changeContext(call), kind, {
    add: items,
    remove: [],
  });
  return saved.ok ? null : saved.failure;
}

async function undoSlots(call: AccountCall, { slots }: Undo): Promise<Failure | null> {
  if (slots === null) return null;
  const saved = await changeShortlist(call, (now) => undoneShortlist(now, slots));
  return saved.ok ? null : saved.failure;
}

async function changeSlots(call: AccountCall, command: SlotCommand): Promise<ChangeOutcome> {
  const { intent, course } = command;
  const isWanted = intent === 'shortlist-add' || intent === 'shortlist-replace';
  if (isWanted) {
    // What is on the shortlist is a favourite as well.
    const { identity } = call.context.clients;
    const kept = await identity.toggleFavourite(changeContext(call), 'courses', course, true);
    if (!kept.ok) return failed(call, kept.failure);
  }
  const changed = await changeShortlist(call, (slots) => slotsAfter(slots, command));
  if (!changed.ok) return failed(call, changed.failure);
  if (changed.value === 'full') {
    return { ...(await refused(call, m.favourites_shortlist_full())), full: course };
  }
  const isUndoable = intent === 'shortlist-remove' || intent === 'shortlist-replace';
  const slots = changed.value === 'unchanged' ? null : changed.value;
  return done(
    call,
    slotWords(command, slots?.after ?? null),
    isUndoable && slots ? { removed: null, slots } : null,
  );
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

/** @param slots the shortlist after the change; null when nothing changed */
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

async function done(call: AccountCall, text: string, change: Undo | null): Promise<ChangeOutcome> {
  const notice = await keepNotice(call, { tone: 'success', text, undo: change });
  return { ok: true, notice, full: null };
}

async function refused(
  call: AccountCall,
  text: string,
  change: Undo | null = null,
): Promise<ChangeOutcome> {
  const notice = await keepNotice(call, { tone: 'danger', text, undo: change });
  return { ok: false, notice, full: null };
}

/** @param change what there still is to undo, so that the way to it stays */
const failed = (
  call: AccountCall,
  failure: Failure,
  change: Undo | null = null,
): Promise<ChangeOutcome> =>
  refused(call, m.favourites_not_saved({ problem: failureWords('favourites', failure) }), change);
