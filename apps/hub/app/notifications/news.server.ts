import { createHash } from 'node:crypto';
import type { Notification } from '@applicant-hub/domain';
import { readerOf } from '../applicant/reader.server.ts';
import { type DiscoveryCall, longCallContext } from '../discovery/call.server.ts';

/** What the editors tell somebody, as far as it is known. */
export type News =
  | { state: 'known'; items: readonly Notification[] }
  | { state: 'late' | 'failed'; items: readonly [] };

interface KeptNews {
  items: readonly Notification[];
  /** Epoch milliseconds (real clock). */
  freshUntil: number;
}

/** News need not be newer than this (milliseconds). */
const FRESH_MS = 60_000;

/** How long old news is shown while it is asked for again (milliseconds). */
const KEPT_MS = 10 * 60_000;

/** The call may take longer than any page waits: what comes late is there for the next one (ms). */
const TIMEOUT_MS = 5_000;

type Call = Pick<DiscoveryCall, 'context' | 'applicant'>;

/**
 * The news for the schemes of a person (NTF-13, NTF-15). It is asked with the person's own token, so
 * it is kept for this person only, and pages hardly ever wait for it.
 */
export const getNews = (call: Call): Promise<News> =>
  call.context.once('news', () => loadNews(call));

async function loadNews(call: Call): Promise<News> {
  const { context } = call;
  const { schemes } = readerOf(call.applicant);
  const key = `news:${personOf(call)}:${schemes.join()}`;
  const ask = () => askForNews(call, key, schemes);

  const kept = await context.cache.get<KeptNews>(key);
  if (kept) {
    // Nobody waits for this one; whether it failed is in the log of the clients.
    if (Date.now() > kept.freshUntil) void context.late.settle(key, ask, { deadline: 0 });
    return { state: 'known', items: kept.items };
  }
  const answer = await context.late.settle(key, ask, { deadline: context.deadline });
  return answer.state === 'settled' ? answer.value : { state: 'late', items: [] };
}

async function askForNews(call: Call, key: string, schemes: readonly string[]): Promise<News> {
  const { cache, clients } = call.context;
  const answer = await clients.content.notifications(longCallContext(call, TIMEOUT_MS), schemes);
  if (!answer.ok) return { state: 'failed', items: [] };
  const kept: KeptNews = { items: answer.value, freshUntil: Date.now() + FRESH_MS };
  await cache.set(key, kept, KEPT_MS);
  return { state: 'known', items: answer.value };
}

/** Tells people apart in the store that all instances share, without their ids. */
const personOf = ({ applicant }: Call) =>
  createHash('sha256').update(`news:${applicant.session.uid}`).digest('base64url');
