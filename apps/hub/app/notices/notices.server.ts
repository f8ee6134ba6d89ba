import { randomBytes } from 'node:crypto';
import type { SettingToSave } from '@applicant-hub/api-clients';
import type { AccountCall } from '../discovery/call.server.ts';
import type { FavouritesUndo } from '../favourites/undo.server.ts';

/** How long a change can be undone (milliseconds). */
const UNDO_MS = 15 * 60_000;

/** What was changed, so that it can be undone. */
export type Undo =
  | ({ of: 'favourites' } & FavouritesUndo)
  /** Settings as they were. Of an object only the fields that changed; null takes one away. */
  | { of: 'settings'; settings: readonly SettingToSave[] };

/** What a person is told after a change. */
export interface Notice {
  tone: 'success' | 'info' | 'danger';
  text: string;
}

/** A notice as a page shows it. */
export interface NoticeView extends Notice {
  id: string;
  canUndo: boolean;
}

interface KeptNotice extends Notice {
  undo: Undo | null;
}

const keyOf = ({ applicant }: AccountCall, id: string) => `notice:${applicant.session.uid}:${id}`;

/**
 * Keeps a notice for the page that comes next. It belongs to the person, and its id to the page, so
 * that two tabs do not take each other's.
 */
export async function keepNotice(call: AccountCall, notice: KeptNotice): Promise<NoticeView> {
  const id = randomBytes(12).toString('base64url');
  await call.context.cache.set(keyOf(call, id), notice, UNDO_MS);
  const { tone, text, undo } = notice;
  return { id, tone, text, canUndo: undo !== null };
}

/** The notice of a page; null when there is none, or no more. */
export async function findNotice(call: AccountCall, id: string): Promise<NoticeView | null> {
  const kept = await call.context.cache.get<KeptNotice>(keyOf(call, id));
  if (!kept) return null;
  const { tone, text, undo } = kept;
  return { id, tone, text, canUndo: undo !== null };
}

/** What was undone cannot be undone again. */
export const forgetUndo = (call: AccountCall, id: string): Promise<void> =>
  call.context.cache.delete(keyOf(call, id));

/** What undoes a change; null when it is too late. */
export async function findUndo(call: AccountCall, id: string): Promise<Undo | null> {
  return (await call.context.cache.get<KeptNotice>(keyOf(call, id)))?.undo ?? null;
}
