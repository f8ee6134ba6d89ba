import { screens } from '#app/platform/paths/screens.ts';

/** Marks a look of the queue's page at itself: that is no return, and costs nothing. */
export const LOOK_PARAM = 'look';

export const lookPath = `${screens.queue}?${LOOK_PARAM}`;

/** Without scripts the queue's page looks again this often (seconds). */
export const LOOK_S = 30;

/** The field of the queue's forms that says what to do. */
export const INTENT = 'intent';

export const queueIntents = ['close', 'return'] as const;

export type QueueIntent = (typeof queueIntents)[number];
