import type { ChangeAnswer } from '#app/platform/browser/answer.ts';

/** What changed since somebody last looked, in one line. */
export interface News {
  /** 'Since Tuesday: an offer from the University of York' */
  line: string;
  /** The last change that it tells of. */
  until: string;
}

/** What islands tell each other, by name. */
interface IslandEvents {
  /** A change was made, or could not be: the notices say so. */
  notice: ChangeAnswer;
  /** What the application tiles show now; null while it is what the page was loaded with. */
  statuses: string | null;
  /** What changed in the applications and has not been seen; null when nothing has. */
  news: News | null;
}

type Listener<Name extends keyof IslandEvents> = (detail: IslandEvents[Name]) => void;

const listeners: { [Name in keyof IslandEvents]: Set<Listener<Name>> } = {
  notice: new Set(),
  statuses: new Set(),
  news: new Set(),
};

/** What was told before anything listened to it: an island may become live later than another. */
const unheard = new Map<keyof IslandEvents, unknown>();

/** Tells the islands that listen; the first that listens later hears the latest. */
export function tell<Name extends keyof IslandEvents>(
  name: Name,
  detail: IslandEvents[Name],
): void {
  if (listeners[name].size === 0) unheard.set(name, detail);
  for (const listener of listeners[name]) listener(detail);
}

/** @returns stops listening */
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
