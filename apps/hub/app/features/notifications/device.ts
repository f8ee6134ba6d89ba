import { isNotificationId, type SourcedNotification } from '@applicant-hub/domain';
import { deviceStore } from '#app/platform/browser/storage/device-store.ts';

export interface DeviceCopy {
  /** Identifies the owner, without their name. */
  owner: string;
  read: readonly string[];
  /** Unread notifications of the hub itself. */
  stock: readonly Omit<SourcedNotification, 'source' | 'startDate' | 'endDate'>[];
}

/**
 * Returns the read ids that only this device has. Ids that were copied from the account are
 * excluded, because they may have been marked as unread elsewhere since then. Ids of another
 * applicant are also excluded.
 */
export function readHereOnly({ owner, read }: DeviceCopy): string[] {
  const copy: Partial<Record<'owner' | 'read', unknown>> | null = readJson('notificationsCopy');
  if (copy !== null && copy.owner !== owner) return [];
  const copied = idsIn(copy?.read);
  return idsIn(readJson('readNotifications')).filter(
    (id) => !read.includes(id) && !copied.includes(id),
  );
}

export function keepCopy({ owner, read, stock }: DeviceCopy): void {
  write('readNotifications', read);
  write('hubNotifications', stock);
  write('notificationsCopy', { owner, read });
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isNotificationId))] : [];

type CopyPlace = 'readNotifications' | 'hubNotifications' | 'notificationsCopy';

/**
 * Returns null for JSON that cannot be parsed (NTF-16), or that is neither a list nor an object.
 */
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
