import { isNotificationId, type SourcedNotification } from '@applicant-hub/domain';
import { deviceStore } from '#app/platform/browser/device-store.ts';

/** What the account knows, for this device to know as well. */
export interface DeviceCopy {
  /** Says whose it is, and is no name. */
  owner: string;
  /** Ids of what is read. */
  read: readonly string[];
  /** Unread notifications of the hub itself. */
  stock: readonly Omit<SourcedNotification, 'source' | 'startDate' | 'endDate'>[];
}

/**
 * The ids that only this device knows to be read. What was once a copy of the account's is none of
 * them: it may have been marked as unread elsewhere since. Nor is what somebody else left here.
 */
export function readHereOnly({ owner, read }: DeviceCopy): string[] {
  const copy: Partial<Record<'owner' | 'read', unknown>> | null = readJson('notificationsCopy');
  if (copy !== null && copy.owner !== owner) return [];
  const copied = idsIn(copy?.read);
  return idsIn(readJson('readNotifications')).filter(
    (id) => !read.includes(id) && !copied.includes(id),
  );
}

/** Makes the copy of this device that of the account. */
export function keepCopy({ owner, read, stock }: DeviceCopy): void {
  write('readNotifications', read);
  write('hubNotifications', stock);
  write('notificationsCopy', { owner, read });
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isNotificationId))] : [];

type CopyPlace = 'readNotifications' | 'hubNotifications' | 'notificationsCopy';

/** What cannot be parsed is nothing (NTF-16); and so is what is no list or object. */
function readJson(place: CopyPlace): object | null {
  try {
    const value: unknown = JSON.parse(deviceStore.read(place) ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function write(place: CopyPlace, value: unknown): void {
  deviceStore.write(place, JSON.stringify(value));
}
