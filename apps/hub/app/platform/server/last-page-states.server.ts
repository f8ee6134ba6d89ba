import type { PageState } from '@applicant-hub/api-clients';
import { LRUCache } from 'lru-cache';

/** How long the last page state stands in for one that cannot be had (milliseconds). */
const KEEP_MS = 60 * 60_000;

/** People whose last page state is kept, at most. */
const MAX_PEOPLE = 1_000;

/** The last page state that each person got from this process. */
export interface LastPageStates {
  get: (uid: string) => PageState | undefined;
  set: (uid: string, pageState: PageState) => void;
}

export const createLastPageStates = (): LastPageStates =>
  new LRUCache<string, PageState>({ max: MAX_PEOPLE, ttl: KEEP_MS, perf: Date });
