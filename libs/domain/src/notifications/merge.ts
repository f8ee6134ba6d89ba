import type { ReadMarks } from './read-marks.ts';
import type { SourceSwitches } from './sources.ts';
import type { SourcedNotification } from './types.ts';

export interface NotificationLists {
  unread: readonly SourcedNotification[];
  /** The archive: notifications that were read and still exist. */
  read: readonly SourcedNotification[];
}

/**
 * Merges the notifications of all sources. A notification is listed once per id, if it is due and
 * its source is switched on. The newest are first, and undated notifications are last. A
 * notification is unread until its id is marked (NTF-4). Alerts ignore the switches.
 *
 * @param all if two notifications have the same id, the first is used
 */
export function mergeNotifications(
  all: readonly SourcedNotification[],
  { marks, sources, now }: { marks: ReadMarks; sources: SourceSwitches; now: Date },
): NotificationLists {
  const byId = new Map<string, SourcedNotification>();
  for (const one of all) {
    const isWanted = sources[one.source] || one.type === 'alert';
    if (isWanted && isDue(one, now) && !byId.has(one.id)) byId.set(one.id, one);
  }
  const age = ({ created }: SourcedNotification) => created ?? 0;
  const sorted = [...byId.values()].sort((a, b) => age(b) - age(a) || (a.id < b.id ? -1 : 1));
  return {
    unread: sorted.filter(({ id }) => !marks.has(id)),
    read: sorted.filter(({ id }) => marks.has(id)),
  };
}

function isDue(
  { startDate, endDate }: Pick<SourcedNotification, 'startDate' | 'endDate'>,
  now: Date,
): boolean {
  const isPast = (text: string) => new Date(text) <= now;
  return (startDate === null || isPast(startDate)) && !(endDate !== null && isPast(endDate));
}
