import type { ChangeResult } from '#app/platform/browser/page/notice.ts';

export interface News {
  /** For example 'Since Tuesday: an offer from the University of York'. */
  line: string;
  /** Id of the newest change that the applicant has not seen. */
  until: string;
  /** The most important change, if a university has decided; otherwise null. */
  moment: NewsMoment | null;
}

export interface NewsMoment {
  /** The university as tracking names it. */
  uni: string;
  /** For example 'York has made you an offer'. */
  heading: string;
  /** The meaning of the decision, in one sentence. */
  text: string;
  isGood: boolean;
}

interface IslandEvents {
  notice: ChangeResult;
  /**
   * The statuses that the application tiles currently show; null if they have not changed since the
   * page loaded.
   */
  statuses: string | null;
  /** Application changes that the applicant has not seen; null if there are no such changes. */
  news: News | null;
}

type Listener<Name extends keyof IslandEvents> = (detail: IslandEvents[Name]) => void;

const listeners: { [Name in keyof IslandEvents]: Set<Listener<Name>> } = {
  notice: new Set(),
  statuses: new Set(),
  news: new Set(),
};

/**
 * Messages that had no listener yet. They are stored because the listening island may become live
 * later than the sender.
 */
const unheard = new Map<keyof IslandEvents, unknown>();

/**
 * Notifies the islands that listen. If no island is listening, the latest message is delivered to
 * the first island that starts to listen.
 */
export function emit<Name extends keyof IslandEvents>(
  name: Name,
  detail: IslandEvents[Name],
): void {
  if (listeners[name].size === 0) unheard.set(name, detail);
  for (const listener of listeners[name]) listener(detail);
}

export function listen<Name extends keyof IslandEvents>(
  name: Name,
  listener: Listener<Name>,
): () => void {
  listeners[name].add(listener);
  if (unheard.has(name)) {
    listener(unheard.get(name) as IslandEvents[Name]);
    unheard.delete(name);
  }
  return () => void listeners[name].delete(listener);
}
