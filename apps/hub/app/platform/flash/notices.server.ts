import { randomBytes } from 'node:crypto';
import type { SettingToSave } from '@applicant-hub/api-clients';
import { type Language, language } from '@applicant-hub/domain';
import { z } from 'zod';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';
import type { Notice, NoticeView } from '#app/platform/browser/page/notice.ts';

const UNDO_MS = 15 * 60_000;

export type Undo = { of: 'settings'; settings: readonly SettingBefore[] } | FeatureUndo;

/** A change that the feature undoes itself, with the undo handler named `of` (`undoChange`). */
export interface FeatureUndo {
  of: string;
  change: object;
}

/**
 * The value of a setting before the change. An object contains only the changed fields; a field
 * with the value null is removed.
 */
export interface SettingBefore extends SettingToSave {
  /**
   * The version of an applicant's text after the change, or `NO_VERSION` if the change removed the
   * text. If the text has been edited since, its version is newer, and the undo does not overwrite
   * it.
   */
  expectedVersion?: number;
  /**
   * The fields after the change. If a field now has another value, it has been edited since, and
   * the undo does not overwrite it.
   */
  written?: Readonly<Record<string, unknown>>;
}

interface NoticeToKeep extends Notice {
  undo: Undo | null;
}

/**
 * Stores a notice for the next page. It can only be read by the same user and by the page that has
 * its id, so that two tabs do not show each other's notices. It is encrypted, because an undo may
 * contain a whole text.
 */
export async function flash(call: SessionScope, notice: NoticeToKeep): Promise<NoticeView> {
  const { cache, vault } = call.context;
  const id = randomBytes(12).toString('base64url');
  const { owner, name } = keyOf(call, id);
  const sealed = await vault.seal('notice', { ...notice, language }, UNDO_MS / 1000);
  await cache.set(await personalKey(call.context, owner, name), sealed, UNDO_MS);
  return viewOf(id, notice);
}

export async function findNotice(call: SessionScope, id: string): Promise<NoticeView | null> {
  const saved = await open(call, id);
  if (saved === null) return null;
  const { language: written = language, ...notice } = saved;
  return { ...viewOf(id, notice), ...(written !== language && { lang: written }) };
}

export const isShownFirst = async (call: SessionScope, id: string): Promise<boolean> =>
  (await findNotice(call, id)) !== null && call.context.cache.add(`shown:${id}`, true, UNDO_MS);

/** Deletes the stored notice, so that its change can be undone only once. */
export const forgetUndo = (call: SessionScope, id: string): Promise<void> =>
  call.context.cache.delete(keyOf(call, id));

export async function findUndo(call: SessionScope, id: string): Promise<Undo | null> {
  return (await open(call, id))?.undo ?? null;
}

/** A notice from before a release may have no language. */
type StoredNotice = NoticeToKeep & { language?: Language };

async function open(call: SessionScope, id: string): Promise<StoredNotice | null> {
  const { cache, vault } = call.context;
  const sealed = await cache.get(keyOf(call, id), z.string());
  if (sealed === undefined) return null;
  // Only this module encrypts data for this purpose, so the decrypted data has this type.
  return ((await vault.open('notice', sealed)) as StoredNotice | undefined) ?? null;
}

const viewOf = (id: string, { tone, text, undo }: NoticeToKeep): NoticeView => ({
  id,
  tone,
  text,
  canUndo: undo !== null,
});

const keyOf = ({ applicant }: SessionScope, id: string) => ({
  owner: applicant.session.uid,
  name: `notice:${id}`,
});
