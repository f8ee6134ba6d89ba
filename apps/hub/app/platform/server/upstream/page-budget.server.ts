import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/** Maximum time for the page's own work after its calls (milliseconds). */
const GRACE_MS = 100;

type Budget = Pick<HubConfig, 'pageBudgetMs'>;

export const graceMs = ({ pageBudgetMs }: Budget): number => Math.min(GRACE_MS, pageBudgetMs / 5);

export const callsEndAt = (config: Budget): number =>
  Date.now() + config.pageBudgetMs - graceMs(config);
