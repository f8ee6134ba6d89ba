import { runByOrder } from './load/run-by-order.ts';
import type { Targets } from './load/load.ts';

export interface RushOrder {
  readonly targets: Targets;
  readonly seconds: number;
  readonly perSecond: number;
  /** Number of connections, instead of a rate: each sends its next request after a response. */
  readonly connections?: number;
}

/** One response; status 0 means no response. */
export interface RushResponse {
  readonly status: number;
  readonly ms: number;
}

export interface Rush {
  readonly responses: readonly RushResponse[];
  readonly tookSeconds: number;
}

/** @param core the only core that the crowd may use */
export const rush = async (order: RushOrder, core: number): Promise<Rush> =>
  (await runByOrder('rush-load.ts', order, core)) as Rush;
