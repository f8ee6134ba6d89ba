import { m } from '@applicant-hub/copy';
import { OFFLINE, postForm, SESSION_LOST } from '#app/platform/browser/forms/post-form.ts';
import { paths } from '#app/platform/paths/links.ts';
import { type DraftResult, readDraftResult, readServerText } from '../editor/draft-result.ts';
import type { ServerText } from './state.ts';
import { draftFields, sectionField } from '../editor/fields.ts';
import type { DraftSave } from './store.ts';
import { timeLimit } from '#app/platform/browser/time/time-limit.ts';

/** Time limit of a save (milliseconds). The server's limit is shorter. */
const TIMEOUT_MS = 10_000;

/**
 * Browsers' size limit for a request that outlives its page (bytes), minus space for the other
 * fields.
 */
export const MAX_KEEPALIVE = 60_000;

export function draftSender(id: string, owner: string, token: string) {
  let current = token;

  return async (save: DraftSave): Promise<DraftResult> => {
    const result = await post(id, owner, current, save);
    if (result.outcome !== 'token') return result;
    // The applicant signed in again in another tab, and this page still has its old token.
    current = result.token;
    return post(id, owner, current, save);
  };
}

export async function readDraft(id: string, owner: string): Promise<ServerText | null> {
  const query = new URLSearchParams({ [draftFields.draft]: id, [draftFields.owner]: owner });
  const response = await fetch(`${paths.draft}?${query.toString()}`, {
    redirect: 'manual',
    signal: timeLimit(TIMEOUT_MS),
  });
  return response.ok ? readServerText(await response.json()) : null;
}

export const sizeOf = (text: DraftSave['text']): number => new Blob(Object.values(text)).size;

async function post(
  id: string,
  owner: string,
  token: string,
  { text, expectedVersion, keep, immediate }: DraftSave,
): Promise<DraftResult> {
  const body = new FormData();
  const fields = {
    csrf: token,
    [draftFields.draft]: id,
    [draftFields.owner]: owner,
    [draftFields.version]: String(expectedVersion),
    [draftFields.keep]: keep ? 'yes' : 'no',
    [draftFields.immediate]: immediate ? 'yes' : 'no',
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [section, value] of Object.entries(text)) {
    body.set(sectionField(section, expectedVersion), value);
  }

  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  try {
    const response = await postForm(paths.draft, body, {
      isMultipart: true,
      keepalive: sizeOf(text) < MAX_KEEPALIVE,
      signal: stop.signal,
    });
    if (response === SESSION_LOST) return { outcome: 'signedOut' };
    if (response === OFFLINE) return { outcome: 'failed' };
    if (response.status === 413) return { outcome: 'refused', message: m.drafts_too_large() };
    return readDraftResult(await response.json());
  } catch {
    return { outcome: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
