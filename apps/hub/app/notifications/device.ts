import { isNotificationId, type SourcedNotification } from '@applicant-hub/domain';
import { deviceKeys } from './forget-copy.ts';

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
  const copy = readJson(deviceKeys.copy) as Partial<Record<'owner' | 'read', unknown>> | null;
  if (copy !== null && copy.owner !== owner) return [];
  const copied = idsIn(copy?.read);
  return idsIn(readJson(deviceKeys.read)).filter(
    (id) => !read.includes(id) && !copied.includes(id),
  );
}

/** Makes the copy of this device that of the account. */
export function keepCopy({ owner, read, stock }: DeviceCopy): void {
  write(deviceKeys.read, read);
  write(deviceKeys.local, stock);
  write(deviceKeys.copy, { owner, read });
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isNotificationId))] : [];

/** What cannot be parsed is nothing (NTF-16); and so is what is no list or object. */
function readJson(key: string): object | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser may have no storage, refuse it, or have no room left: then there is no copy.
  }
}
