import type { OwnDateConflict, OwnDateToSave } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  formatLongDate,
  isolated,
  isOwnTodo,
  type OwnItem,
  type OwnItemDetails,
} from '@applicant-hub/domain';
import type { NoticeView } from '#app/platform/browser/page/notice.ts';
import { success } from '#app/platform/flash/change.server.ts';
import type { FormMessage } from '#app/platform/flash/FormMessageView.tsx';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { itemId, newKey } from '#app/platform/request/form-key.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { requireAccepted } from '#app/platform/request/require-accepted.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { OwnDateIntent } from './form-view.ts';
import type { OwnDateUndo } from './undo.server.ts';
import { ownItemLines } from './words.ts';

export type OwnChange =
  | { outcome: 'done'; notice: NoticeView }
  /** The applicant already has the maximum number of items. */
  | { outcome: 'full' }
  | { outcome: 'failed' }
  | OwnDateConflict;

/** The item in a form and its version when the form was opened; 0 for a new item. */
export interface OwnVersion {
  id: string;
  version: number;
}

/** A submitted form for a date or a to-do. */
interface SentOwn<Typed = { readonly year: string }> {
  readonly intent: OwnDateIntent;
  readonly version: number;
  /** The value of the form's `key` field, from which the id of a new item is derived. */
  readonly newId: string;
  /** The start of the id of a new item. */
  readonly idPrefix?: string;
  readonly typed: Typed;
}

/**
 * Adds or changes the date or to-do in a form, and offers an undo.
 *
 * @param id null for a new item
 * @param added returns the confirmation for a new item
 * @throws a redirect to sign-in when the session is not accepted; the input is stashed
 */
export async function storeOwn(
  call: RequestScope,
  id: string | null,
  { newId, idPrefix = '', version, typed }: SentOwn,
  details: OwnItemDetails,
  added: (named: { title: string }) => string,
): Promise<OwnChange> {
  if (id !== null) {
    return saveOwn(call, { id, version }, details, withFoundYear(m.mine_saved, typed));
  }
  const add = (as: string) =>
    saveOwn(call, { id: idPrefix + as, version: 0 }, details, withFoundYear(added, typed));
  const change = await add(itemId(newId, details));
  // The first item that this form added has been changed or deleted since, so the hub adds a new
  // item.
  return change.outcome === 'conflict' ? add(newKey()) : change;
}

/**
 * The confirmation of a saved item. It states the full date if the form was submitted without a
 * year.
 */
const withFoundYear =
  (said: (named: { title: string }) => string, { year }: { readonly year: string }) =>
  (item: OwnItem): string => {
    const { date } = item;
    if (year !== '' || date === null) return said(item);
    const day = { date: formatLongDate(date), year: date.slice(0, 4) };
    return `${said(item)} ${m.mine_found_year(day)}`;
  };

/**
 * Changes a date or a to-do, and offers an undo.
 *
 * @param said returns the confirmation
 * @throws a redirect to sign-in when the session is not accepted; the input is stashed
 */
export async function saveOwn(
  call: RequestScope,
  { id, version }: OwnVersion,
  details: OwnItemDetails,
  said: (saved: OwnItem) => string,
): Promise<OwnChange> {
  const isNew = version === 0;
  const before = isNew ? null : await detailsBefore(call, { id, version });
  const toSave: OwnDateToSave = { ...details, id, expectedVersion: version };
  const result = await requireApi(call.context, 'ownDates').save(writeOptions(call), toSave);
  await requireAccepted(call, result);
  if (!result.ok) return { outcome: 'failed' };
  if (result.value.outcome !== 'saved') return result.value;
  const { item } = result.value;
  const canUndo = isNew || (before !== null && item.version !== version);
  return done(
    call,
    said({ ...item, title: isolated(item.title) }),
    canUndo ? { id, version: item.version, before } : null,
  );
}

/**
 * Deletes a date or a to-do, and offers an undo.
 *
 * @param title the title in the form, used if the saved title is unavailable
 */
export async function removeOwn(
  call: RequestScope,
  { id, version }: OwnVersion,
  title: string,
): Promise<OwnChange> {
  const before = await detailsBefore(call, { id, version });
  const result = await requireApi(call.context, 'ownDates').remove(writeOptions(call), {
    id,
    expectedVersion: version,
  });
  await requireAccepted(call, result);
  if (!result.ok) return { outcome: 'failed' };
  if (result.value.outcome === 'conflict') return result.value;
  const undo = before && { id, version: result.value.version, before };
  return done(call, m.mine_deleted({ title: isolated(before?.title ?? title) }), undo);
}

/**
 * The values that an undo restores. If they are unavailable, the value is null and there is no
 * undo.
 */
async function detailsBefore(
  call: RequestScope,
  { id, version }: OwnVersion,
): Promise<OwnItemDetails | null> {
  const items = await requireApi(call.context, 'ownDates').list(writeOptions(call));
  const there = items.ok && items.value.find((one) => one.id === id && one.version === version);
  return there ? detailsOf(there) : null;
}

function detailsOf(item: OwnItem): OwnItemDetails {
  if (isOwnTodo(item)) {
    const { kind, title, date, done: isDone } = item;
    return { kind, title, date, done: isDone };
  }
  const { kind, title, date, time, until, place, choice } = item;
  return { kind, title, date, time, until, place, choice };
}

async function done(
  call: RequestScope,
  text: string,
  undo: OwnDateUndo | null,
): Promise<OwnChange> {
  const { notice } = await success(call, text, undo && { of: 'ownDates', change: undo });
  return { outcome: 'done', notice };
}

type OwnResponse<Typed> =
  | { noticeId: string }
  | { status: 400 | 409 | 503; version?: number; typed?: Typed; message: FormMessage };

/**
 * Converts the outcome of a change into the response of a date form or to-do form. A form that is
 * shown again has its input, unless the response has other values.
 *
 * @param failure the message when nothing was saved
 * @param typedOf returns an item's form values; null for a to-do in a date form, or a date in a
 * to-do form
 */
export function responseTo<Typed>(
  { intent }: SentOwn<Typed>,
  change: OwnChange,
  { failure, typedOf }: { failure: string; typedOf: (item: OwnItem) => Typed | null },
): OwnResponse<Typed> {
  switch (change.outcome) {
    case 'done':
      return { noticeId: change.notice.id };
    case 'full':
      return { status: 400, message: { kind: 'problem', text: m.mine_full() } };
    case 'failed':
      return { status: 503, message: { kind: 'problem', text: failure } };
    case 'conflict': {
      const { current } = change;
      // A deletion has no input to preserve.
      const shown = intent === 'delete' && current ? typedOf(current) : null;
      return {
        status: 409,
        // The applicant now sees both versions, so the next save is based on the current version.
        version: change.version,
        ...(shown && { typed: shown }),
        message: { kind: 'conflict', intent, current: current && ownItemLines(current) },
      };
    }
  }
}
