import { randomBytes } from 'node:crypto';
import type { SettingToSave } from '@applicant-hub/api-clients';
import { z } from 'zod';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';
import type { Notice, NoticeView } from '#app/platform/browser/forms/answer.ts';

/** How long a change can be undone (milliseconds). */
const UNDO_MS = 15 * 60_000;

export type Undo = { of: 'settings'; settings: readonly SettingBefore[] } | FeatureUndo;

/** A change that its own feature undoes, with a handler of this name (`undoChange`). */
export interface FeatureUndo {
  of: string;
  change: object;
}

/** An earlier setting. For an object only the changed fields; null removes a field. */
export interface SettingBefore extends SettingToSave {
  /**
   * For the applicant's texts: the version after the change, `NO_VERSION` when it removed the text.
   * A text that was written since is newer, and stays.
   */
  expectedVersion?: number;
  /** The fields after the change. A field with another value is newer, and stays. */
  written?: Readonly<Record<string, unknown>>;
}

interface NoticeToKeep extends Notice {
  undo: Undo | null;
}

/**
 * Stores a notice for the next page. It belongs to the user, and its id to the page, so that two
 * tabs do not take each other's notices. It is encrypted, because an undo may contain a whole text.
 */
export async function flash(call: SessionScope, notice: NoticeToKeep): Promise<NoticeView> {
  const { cache, vault } = call.context;
  const id = randomBytes(12).toString('base64url');
  const { owner, name } = keyOf(call, id);
  const sealed = await vault.seal('notice', notice, UNDO_MS / 1000);
  await cache.set(await personalKey(call.context, owner, name), sealed, UNDO_MS);
  return viewOf(id, notice);
}

/** The notice of a page; null when there is none, or it has expired. */
export async function findNotice(call: SessionScope, id: string): Promise<NoticeView | null> {
  const kept = await open(call, id);
  return kept && viewOf(id, kept);
}

/** Whether the notice exists and this is the first time that it is requested. */
export const isShownFirst = async (call: SessionScope, id: string): Promise<boolean> =>
  (await findNotice(call, id)) !== null && call.context.cache.add(`shown:${id}`, true, UNDO_MS);

/** A change can only be undone once. */
export const forgetUndo = (call: SessionScope, id: string): Promise<void> =>
  call.context.cache.delete(keyOf(call, id));

/** The undo of a change; null when it has expired. */
export async function findUndo(call: SessionScope, id: string): Promise<Undo | null> {
  return (await open(call, id))?.undo ?? null;
}

async function open(call: SessionScope, id: string): Promise<NoticeToKeep | null> {
  const { cache, vault } = call.context;
  const sealed = await cache.get(keyOf(call, id), z.string());
  if (sealed === undefined) return null;
  // Only this module seals data for this purpose.
  return ((await vault.open('notice', sealed)) as NoticeToKeep | undefined) ?? null;
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
