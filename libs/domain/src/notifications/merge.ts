import type { ReadMarks } from './read-marks.ts';
import type { SourceSwitches } from './sources.ts';
import type { SourcedNotification } from './types.ts';

/** What somebody is told now, newest first. */
export interface NotificationLists {
  unread: readonly SourcedNotification[];
  /** The archive: what is read and still there. */
  read: readonly SourcedNotification[];
}

/**
 * Puts the notifications of all sources together: those that are due, of sources that are on, each
 * id once, newest first, those that nobody has dated last. One is unread until its id is marked (NTF-4). Alerts come whatever is
 * switched off.
 *
 * @param all of two with one id the first counts
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

/** Whether it is shown now: from its start until its end. */
function isDue(
  { startDate, endDate }: Pick<SourcedNotification, 'startDate' | 'endDate'>,
  now: Date,
): boolean {
  const isPast = (text: string) => new Date(text) <= now;
  return (startDate === null || isPast(startDate)) && !(endDate !== null && isPast(endDate));
}
