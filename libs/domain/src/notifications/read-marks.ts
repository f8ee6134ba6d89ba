import { parseObject } from '../settings/parse-object.ts';
import type { Setting } from '../settings/setting.ts';

/**
 * Where it is kept what is read: one field for each id, so that two pages that dismiss at once lose
 * nothing (AMB-63, AMB-88).
 */
export const readMarksSetting = {
  collection: 'dashboardSettings',
  name: 'ReadNotifications',
} as const satisfies Pick<Setting, 'collection' | 'name'>;

/** When each notification was read, by its id (epoch seconds). */
export type ReadMarks = ReadonlyMap<string, number>;

/** A change of the marks, as it is saved: null takes one away. */
export type ReadMarksChange = Readonly<Record<string, number | null>>;

/** How long it is remembered that something was read which is not there any more (seconds). */
const FORGET_AFTER = 60 * 24 * 60 * 60;

const MAX_ID_LENGTH = 100;

/** How many marks there are at most, whatever there is to read. */
export const MAX_READ_MARKS = 1_000;

/** Whether a text can be the id of a notification, as the hub writes ids. */
export const isNotificationId = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAX_ID_LENGTH && /^[\w.:%-]+$/.test(text);

/**
 * The id of a notification as the hub writes it: `news/12` is `news%002f12`, so that it can be a
 * field of the marks and stand in a page. Different ids stay different.
 *
 * @param text as its author wrote it
 * @returns null when it can be no id: it is empty or too long
 */
export function notificationId(text: string): string | null {
  const id = text.replace(
    /[^\w.:-]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return isNotificationId(id) ? id : null;
}

/** Reads the data of the marks' setting; null is nobody who has read anything. It never fails. */
export function parseReadMarks(data: string | null): ReadMarks {
  const entries = Object.entries(parseObject(data));
  return new Map(
    entries.filter(
      (entry): entry is [string, number] => isNotificationId(entry[0]) && isMoment(entry[1]),
    ),
  );
}

const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * What marks notifications as read (NTF-5); those that are marked keep their time. What can be no id
 * would never be read again, so it is not marked.
 */
export const markedRead = (
  ids: readonly string[],
  marks: ReadMarks,
  now: Date,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    ids
      .filter((id) => isNotificationId(id) && !marks.has(id))
      .map((id) => [id, Math.floor(now.getTime() / 1000)]),
  );

/** What takes marks away. */
export const markedUnread = (ids: readonly string[]): ReadMarksChange =>
  Object.fromEntries(ids.map((id) => [id, null]));

/**
 * What forgets the marks of notifications that are no more, and the oldest of too many: without it
 * they would pile up for ever. One that has only just gone may come back, so it is remembered for a
 * while.
 *
 * @param known the ids of all that there is; null while not known
 */
export function outdatedMarks(
  marks: ReadMarks,
  known: ReadonlySet<string> | null,
  now: Date,
): ReadMarksChange {
  const isGone = (id: string, readAt: number) =>
    known !== null && !known.has(id) && now.getTime() / 1000 - readAt > FORGET_AFTER;
  return markedUnread(
    [...marks]
      .sort(([, one], [, other]) => other - one)
      .filter(([id, readAt], place) => place >= MAX_READ_MARKS || isGone(id, readAt))
      .map(([id]) => id),
  );
}
