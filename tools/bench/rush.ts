import { askByOrder } from './ask-by-order.ts';
import type { Targets } from './load.ts';

/** What a crowd does. */
export interface RushOrder {
  readonly targets: Targets;
  readonly seconds: number;
  readonly perSecond: number;
  /** Instead of so many in a second: each asks again when it has its answer. */
  readonly connections?: number;
}

/** One answer to the crowd; status 0 is none. */
export interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** What a crowd got. */
export interface Rush {
  readonly answers: readonly Answer[];
  readonly tookSeconds: number;
}

/** @param core the only core that the crowd may use */
export const rush = async (order: RushOrder, core: number): Promise<Rush> =>
  (await askByOrder('rush-load.ts', order, core)) as Rush;
