import { screens } from '#app/platform/paths/screens.ts';

/**
 * Marks a refresh by the queue page itself, which does not count as a return and adds no extra
 * wait.
 */
export const CHECK_PARAM = 'look';

export const checkPath = `${screens.queue}?${CHECK_PARAM}`;

/** Refresh interval of the queue page without scripts (seconds). */
export const CHECK_S = 30;

export const INTENT = 'intent';

export const queueIntents = ['close', 'return'] as const;

export type QueueIntent = (typeof queueIntents)[number];
