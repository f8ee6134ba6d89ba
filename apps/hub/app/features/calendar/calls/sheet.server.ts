import { m } from '@applicant-hub/copy';
import {
  type CallOutcome,
  faceOf,
  inCallOrder,
  isolated,
  isOwnTodo,
  type OwnItem,
  type OwnTodo,
  statusesInYear,
  type Uni,
} from '@applicant-hub/domain';
import type {
  CallSheetView,
  CallView,
  SayView,
} from '#app/features/application-status/calls/view-types.ts';
import type { LinkView } from '#app/features/application-status/tile/tiles-view-types.ts';
import { paths, widgetPath } from '#app/platform/paths/links.ts';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import { findApplications } from '#app/features/application-status/applications/applications.server.ts';
import { findClosedYear } from '#app/features/application-status/applications/closed-year.server.ts';
import { ownTiles } from '#app/features/application-status/tile/own-tiles.ts';
import { load } from '#app/features/application-status/upstream/load-tiles.server.ts';
import { callPath } from '#app/platform/paths/calendar-path.ts';
import { phoneUrl } from '#app/platform/paths/phone-url.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getOwnItems } from '../own-dates/items.server.ts';
import { dueWords } from '../own-todos/list.server.ts';
import { callIdPrefix, callKey } from './call-key.server.ts';
import { readCallTitle } from './record.ts';
import { findUnisToCall } from './unis.server.ts';

/** The number of universities that the dashboard shows. */
const SHOWN = 5;

export interface Call {
  readonly key: string;
  readonly name: string;
  readonly uni: Uni | null;
  /** The to-do that stores the result; null if the applicant has not noted a result. */
  readonly todo: OwnTodo | null;
  readonly outcome: CallOutcome | null;
  readonly words: string;
  readonly day: OwnTodo['date'];
}

export interface Calls {
  /** The calls, in the order in which to make them. */
  readonly calls: readonly Call[];
  readonly isIncomplete: boolean;
  readonly areNotesUnknown: boolean;
}

export async function findCalls(scope: RequestScope): Promise<Calls> {
  const [{ unis, isIncomplete }, items] = await Promise.all([
    findUnisToCall(scope),
    getOwnItems(scope),
  ]);
  const calls = unis.map(({ name, uni }): Call => {
    const key = callKey(name);
    const todo = items.ok ? findNote(items.value, key) : null;
    const read = todo ? readCallTitle(todo.title, name) : { outcome: null, words: '' };
    return { key, name, uni, todo, day: todo?.date ?? null, ...read };
  });
  return {
    calls: inCallOrder(calls),
    isIncomplete,
    areNotesUnknown: !items.ok || items.isPartial === true,
  };
}

/** The to-do that stores the result of a call; null if there is none. */
export const findNote = (items: readonly OwnItem[], key: string): OwnTodo | null =>
  items.filter(isOwnTodo).find(({ id }) => id.startsWith(callIdPrefix(key))) ?? null;

/** The whole call sheet. */
export const loadCallSheet = async (scope: RequestScope): Promise<CallSheetView> =>
  sheetView(scope, await findCalls(scope));

/** The start of the call sheet, for the dashboard of an applicant in Clearing; null for others. */
export async function findCallSheet(scope: RequestScope): Promise<CallSheetView | null> {
  if (!(await isLookingInClearing(scope))) return null;
  const found = await findCalls(scope);
  const { links, ...sheet } = await sheetView(scope, found);
  const count = found.calls.length;
  return {
    ...sheet,
    calls: sheet.calls.slice(0, SHOWN),
    links: [...(count > 0 ? [{ href: paths.calls, label: m.calls_all({ count }) }] : []), ...links],
  };
}

async function sheetView(
  scope: RequestScope,
  { calls, isIncomplete, areNotesUnknown }: Calls,
): Promise<CallSheetView> {
  const problems = [
    ...(isIncomplete ? [m.calls_some_missing()] : []),
    ...(areNotesUnknown ? [m.calls_notes_unknown()] : []),
  ];
  const clearing = findHref(systemPages.clearingSearch, scope.context.config);
  const canNote = scope.context.clients.ownDates !== null;
  const isKnown = calls.length > 0 || problems.length === 0;
  return {
    heading: m.calls_heading(),
    intro: [
      ...(isKnown ? [calls.length > 0 ? introOf(canNote) : m.calls_none()] : []),
      ...problems,
    ],
    calls: calls.map((call) => {
      const view = callView(call, scope.context.now());
      // If the notes are unknown, the form cannot be opened, because a note may exist.
      return canNote && !areNotesUnknown ? view : { ...view, link: null };
    }),
    say: await whatToSay(scope),
    links: clearing === null ? [] : [{ href: clearing, label: m.feed_clearing_link() }],
  };
}

const introOf = (canNote: boolean) => (canNote ? m.calls_intro() : m.calls_intro_plain());

/**
 * Checks the undergraduate application; by its last known status while tracking fails or is slow.
 */
async function isLookingInClearing(scope: RequestScope): Promise<boolean> {
  const view = await load(scope);
  if (view === null) return false;
  const tile = ownTiles(view).find(({ scheme }) => scheme === 'ug');
  const { recalled, pending } = await findApplications(scope);
  // While the response of its API is pending, the application has no tile.
  const isOut = tile ? tile.status === 'unavailable' : pending.includes('ug');
  const status = isOut ? recalled.ug?.status : tile?.status;
  if (status === undefined) return false;
  return faceOf(statusesInYear({ ug: status }, await findClosedYear(scope))) === 'clearing';
}

export async function whatToSay(scope: RequestScope): Promise<SayView> {
  const { personalId } = (await findApplications(scope)).parts.ug;
  return {
    heading: m.calls_say(),
    lines: [
      personalId ? m.calls_say_id({ id: personalId }) : m.calls_say_id_unknown(),
      m.calls_say_results(),
      m.calls_say_course(),
      m.calls_say_questions(),
    ],
    notes: { href: widgetPath('Notes'), label: m.calls_own_notes() },
  };
}

export const phoneOf = (uni: Uni | null): LinkView | null =>
  uni === null || uni.phone === ''
    ? null
    : { href: phoneUrl(uni.phone), label: m.calls_phone({ phone: uni.phone }) };

function callView({ key, name: university, uni, todo, outcome, words }: Call, now: Date): CallView {
  const phone = phoneOf(uni);
  const [label, name] = todo
    ? [m.calls_change(), m.calls_change_of({ university })]
    : [m.calls_note(), m.calls_note_of({ university })];
  return {
    name: university,
    phone,
    ...(phone === null && { noPhone: m.calls_no_phone() }),
    link: { href: callPath(key), label, name },
    note: todo && {
      tag: outcome && { outcome, label: tags[outcome]() },
      words: isolated(words),
      due: dueWords(todo, now),
    },
  };
}

const tags: Readonly<Record<CallOutcome, () => string>> = {
  called: m.calls_tag_called,
  yes: m.calls_tag_yes,
  no: m.calls_tag_no,
};
