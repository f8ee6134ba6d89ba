import { parseObject } from '../settings/parse-object.ts';
import type { Setting } from '../settings/setting.ts';

/**
 * The setting of the read marks: one field for each id, so that no mark is lost when two pages
 * dismiss notifications at the same time (AMB-63, AMB-88).
 */
export const readMarksSetting = {
  collection: 'dashboardSettings',
  name: 'ReadNotifications',
} as const satisfies Pick<Setting, 'collection' | 'name'>;

/** The time when each notification was read, by its id (epoch seconds). */
export type ReadMarks = ReadonlyMap<string, number>;

/** A change to the marks to save; null removes a mark. */
export type ReadMarksChange = Readonly<Record<string, number | null>>;

/** The age at which the mark of a notification that no longer exists is removed (seconds). */
const FORGET_AFTER = 60 * 24 * 60 * 60;

const MAX_ID_LENGTH = 100;

export const MAX_READ_MARKS = 1_000;

/** Whether a text is a valid id of a notification, in the hub's encoding. */
export const isNotificationId = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAX_ID_LENGTH && /^[\w.:%-]+$/.test(text);

/**
 * The id of a notification in the hub's encoding: `news/12` is `news%002f12`, so that it can be a
 * field of the marks and part of a page. Different ids have different encodings.
 *
 * @param text the id as its author wrote it
 * @returns null when it is empty or too long
 */
export function notificationId(text: string): string | null {
  const id = text.replace(
    /[^\w.:-]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return isNotificationId(id) ? id : null;
}

/**
 * Reads the data of the read marks' setting, which is null when nothing is saved. It never fails.
 */
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
 * The change that marks notifications as read (NTF-5). The time of a notification that is already
 * marked does not change. Invalid ids are left out, because they could not be read back.
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

export const markedUnread = (ids: readonly string[]): ReadMarksChange =>
  Object.fromEntries(ids.map((id) => [id, null]));

/**
 * The change that removes the marks of notifications that no longer exist, and the oldest marks
 * above the limit, so that marks do not accumulate. A notification that was removed may be
 * published again, so its mark is preserved for a while.
 *
 * @param known the ids of all notifications; null while unknown
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
