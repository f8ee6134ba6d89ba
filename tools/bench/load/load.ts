import { z } from 'zod';
import { runByOrder } from './run-by-order.ts';
import type { Server } from '../stack/processes.ts';

export interface Target {
  readonly url: string;
  readonly cookie?: string;
}

/** Pages of one server, requested in turn. */
export type Targets = readonly [Target, ...Target[]];

export interface LoadResult {
  readonly pagesPerSecond: number;
  /** CPU time of the server per page, in milliseconds. */
  readonly cpuMs: number;
  /** Average number of cores that the server used. */
  readonly cores: number;
  readonly p99Ms: number;
}

/** The load that `load-in-turn.ts` makes: for a duration in seconds, or of a number of pages. */
export interface LoadOrder {
  readonly targets: Targets;
  readonly connections: number;
  readonly duration?: number;
  readonly amount?: number;
}

const connections = 10;

const autocannonReport = z.object({
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  duration: z.number(),
  latency: z.object({ p99: z.number() }),
});

/**
 * Loads a server with 10 connections for some seconds.
 *
 * @param core the only core of the load generator; undefined for all cores
 * @throws Error when a response was not a 2xx
 */
export async function load(
  server: Pick<Server, 'cpuSeconds'>,
  targets: Targets,
  seconds: number,
  core?: number,
): Promise<LoadResult> {
  const cpuBefore = server.cpuSeconds();
  const report = await autocannon({ targets, connections, duration: seconds }, core);
  const cpu = server.cpuSeconds() - cpuBefore;
  return {
    pagesPerSecond: report['2xx'] / report.duration,
    cpuMs: (cpu * 1000) / report['2xx'],
    cores: cpu / report.duration,
    p99Ms: report.latency.p99,
  };
}

export async function loadPages(targets: Targets, amount: number, core?: number): Promise<void> {
  await autocannon({ targets, connections, amount }, core);
}

async function autocannon(order: LoadOrder, core: number | undefined) {
  const report = autocannonReport.parse(await runByOrder('load-in-turn.ts', order, core));
  if (report.non2xx + report.errors > 0 || report['2xx'] === 0) {
    const bad = report.non2xx + report.errors;
    throw new Error(
      `${order.targets[0].url}: ${report['2xx']} successful responses, ${bad} failed`,
    );
  }
  return report;
}
