import { m } from '@applicant-hub/copy';
import {
  firstCharacters,
  isNotificationId,
  markedRead,
  markedUnread,
  outdatedMarks,
  readMarksSetting,
  type ReadMarksChange,
  savedSources,
  sourcesSetting,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { success, changeSetting, failure } from '#app/platform/flash/change.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import { ID, type NotificationCommand, TITLE, UP_TO } from './command.ts';
import { notificationsToChange } from './notifications.server.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

type Call = Pick<RequestScope, 'context' | 'applicant'>;

/**
 * Maximum length of a title (characters), longer than any title that a notice needs. Limited,
 * because the title is stored for a while.
 */
const MAX_TITLE_LENGTH = 200;

/**
 * Changes the read marks or the sources of notifications. Every change can be undone (EXT-5,
 * EXT-22).
 */
export async function changeNotifications(
  call: Call,
  command: Exclude<NotificationCommand, 'keep'>,
  form: FormData,
): Promise<ChangeResult> {
  if (command === 'sources') return switchSources(call, form);
  if (command === 'read-all') return readAll(call, form);
  const { [ID]: id, [TITLE]: typed } = readForm(form, { [ID]: fields.text, [TITLE]: fields.text });
  if (!isNotificationId(id)) return failure(call, m.notices_not_understood());
  const title = firstCharacters(typed, MAX_TITLE_LENGTH);
  return command === 'dismiss' ? dismiss(call, id, title) : restore(call, id, title);
}

/** Marks a notification as read (NTF-5). A notification that does not exist needs no mark. */
async function dismiss(call: Call, id: string, title: string): Promise<ChangeResult> {
  const { ids, marks, news } = await notificationsToChange(call);
  const done = m.notifications_dismissed({ title });
  if (news === 'known' && !ids.has(id) && !marks.has(id)) return success(call, done, null);
  return changeMarks(call, {
    change: { ...(await outdated(call)), ...markedRead([id], new Map(), call.context.now()) },
    before: markedUnread([id]),
    done,
  });
}

async function restore(call: Call, id: string, title: string): Promise<ChangeResult> {
  const { marks } = await notificationsToChange(call);
  const readAt = marks.get(id);
  const done = m.notifications_restored({ title });
  if (readAt === undefined) return success(call, done, null);
  return changeMarks(call, { change: markedUnread([id]), before: { [id]: readAt }, done });
}

/** Marks as read all notifications that the page with the form may have shown. */
async function readAll(call: Call, form: FormData): Promise<ChangeResult> {
  const { [UP_TO]: newest } = readForm(form, { [UP_TO]: fields.text });
  const upTo = Number(newest);
  const { unread, marks } = await notificationsToChange(call);
  const ids = unread.filter(({ created }) => !((created ?? 0) > upTo)).map(({ id }) => id);
  const done = m.notifications_all_dismissed({ count: ids.length });
  // An empty change would remove all marks (SYS-2).
  if (ids.length === 0) return success(call, done, null);
  return changeMarks(call, {
    change: { ...(await outdated(call)), ...markedRead(ids, marks, call.context.now()) },
    before: markedUnread(ids),
    done,
  });
}

async function switchSources(call: Call, form: FormData): Promise<ChangeResult> {
  const { sources } = await notificationsToChange(call);
  const save = (data: object) => ({ ...sourcesSetting, data, immediate: true });
  return changeSetting(call, {
    save: save(
      savedSources((source) => readForm(form, { [source]: fields.sent })[source] === true),
    ),
    before: save(savedSources((source) => sources[source])),
    done: m.notifications_sources_saved(),
    problem: m.notifications_not_saved(),
  });
}

/**
 * Saves read marks that only the device has (NTF-3). The user pressed nothing, so no notice is
 * shown.
 *
 * @returns whether the account now has all read marks
 */
export async function keepReadIds(call: Call, ids: readonly string[]): Promise<boolean> {
  const { ids: known, marks, news } = await notificationsToChange(call);
  if (news !== 'known') return false;
  const change = markedRead(
    ids.filter((id) => known.has(id)),
    marks,
    call.context.now(),
  );
  return Object.keys(change).length === 0 || saveMarks(call, change);
}

interface MarksChange {
  change: ReadMarksChange;
  before: ReadMarksChange;
  done: string;
}

const marksSetting = (data: ReadMarksChange) => ({ ...readMarksSetting, data, immediate: true });

const changeMarks = (call: Call, { change, before, done }: MarksChange): Promise<ChangeResult> =>
  changeSetting(call, {
    save: marksSetting(change),
    before: { ...marksSetting(before), written: change },
    done,
    problem: m.notifications_not_saved(),
  });

const saveMarks = async (call: Call, data: ReadMarksChange): Promise<boolean> =>
  (await saveSetting(call, marksSetting(data))).ok;

/**
 * Returns the read marks to remove. A mark is removed only if its notification is known not to
 * exist.
 */
async function outdated(call: Call): Promise<ReadMarksChange> {
  const { marks, ids, news } = await notificationsToChange(call);
  return outdatedMarks(marks, news === 'known' ? ids : null, call.context.now());
}
