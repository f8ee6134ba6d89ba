import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/** What a part of a page needs for itself when all its calls are over (milliseconds, at most). */
const GRACE_MS = 100;

type Budget = Pick<HubConfig, 'pageBudgetMs'>;

/** The end of the budget that belongs to no call (milliseconds). */
export const graceMs = ({ pageBudgetMs }: Budget): number => Math.min(GRACE_MS, pageBudgetMs / 5);

/** When the calls end that a page which is asked for now can do without (epoch milliseconds). */
export const callsEndAt = (config: Budget): number =>
  Date.now() + config.pageBudgetMs - graceMs(config);
