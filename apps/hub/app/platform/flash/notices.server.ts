import { randomBytes } from 'node:crypto';
import type { SettingToSave } from '@applicant-hub/api-clients';
import { z } from 'zod';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';
import type { Notice, NoticeView } from '#app/platform/browser/answer.ts';

/** How long a change can be undone (milliseconds). */
const UNDO_MS = 15 * 60_000;

/** What was changed, so that it can be undone. */
export type Undo = { of: 'settings'; settings: readonly SettingBefore[] } | FeatureUndo;

/** A change that the feature which made it takes back: its handler has this name (`undoChange`). */
export interface FeatureUndo {
  of: string;
  change: object;
}

/** A setting as it was. Of an object only the fields that changed; null takes one away. */
export interface SettingBefore extends SettingToSave {
  /**
   * For what somebody wrote: the version that the change left, `NO_VERSION` when it removed it. What
   * was written since is newer, and stays.
   */
  expectedVersion?: number;
  /** The fields as the change left them: one that is another by now is newer, and stays. */
  written?: Readonly<Record<string, unknown>>;
}

interface NoticeToKeep extends Notice {
  undo: Undo | null;
}

/**
 * Keeps a notice for the page that comes next. It belongs to the person, and its id to the page, so
 * that two tabs do not take each other's. What undoes a change may be a whole text, so it is sealed.
 */
export async function flash(call: SessionScope, notice: NoticeToKeep): Promise<NoticeView> {
  const { cache, vault } = call.context;
  const id = randomBytes(12).toString('base64url');
  const { owner, name } = keyOf(call, id);
  const sealed = await vault.seal('notice', notice, UNDO_MS / 1000);
  await cache.set(await personalKey(call.context, owner, name), sealed, UNDO_MS);
  return viewOf(id, notice);
}

/** The notice of a page; null when there is none, or no more. */
export async function findNotice(call: SessionScope, id: string): Promise<NoticeView | null> {
  const kept = await open(call, id);
  return kept && viewOf(id, kept);
}

/** Whether there is such a notice, and nobody has asked this before. */
export const isShownFirst = async (call: SessionScope, id: string): Promise<boolean> =>
  (await findNotice(call, id)) !== null && call.context.cache.add(`shown:${id}`, true, UNDO_MS);

/** What was undone cannot be undone again. */
export const forgetUndo = (call: SessionScope, id: string): Promise<void> =>
  call.context.cache.delete(keyOf(call, id));

/** What undoes a change; null when it is too late. */
export async function findUndo(call: SessionScope, id: string): Promise<Undo | null> {
  return (await open(call, id))?.undo ?? null;
}

async function open(call: SessionScope, id: string): Promise<NoticeToKeep | null> {
  const { cache, vault } = call.context;
  const sealed = await cache.get(keyOf(call, id), z.string());
  if (sealed === undefined) return null;
  // Only this module seals for this purpose.
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
