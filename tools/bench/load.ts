import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Server } from './processes.ts';

/** What is asked for, as a browser that is signed in or not. */
export interface Target {
  readonly url: string;
  readonly cookie?: string;
}

/** Pages of one server, asked for in turn. */
export type Targets = readonly [Target, ...Target[]];

export interface LoadResult {
  readonly pagesPerSecond: number;
  /** Processor time of the server per page, in milliseconds. */
  readonly cpuMs: number;
  /** How many cores the server kept busy. */
  readonly cores: number;
  readonly p99Ms: number;
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
 * @param core the core for the load generator; undefined for all
 * @throws Error when an answer was not a 2xx
 */
export async function load(
  server: Pick<Server, 'cpuSeconds'>,
  targets: Targets,
  seconds: number,
  core?: number,
): Promise<LoadResult> {
  const cpuBefore = server.cpuSeconds();
  const report = await autocannon(targets, ['--duration', String(seconds)], core);
  const cpu = server.cpuSeconds() - cpuBefore;
  return {
    pagesPerSecond: report['2xx'] / report.duration,
    cpuMs: (cpu * 1000) / report['2xx'],
    cores: cpu / report.duration,
    p99Ms: report.latency.p99,
  };
}

/** Asks for so many pages as fast as they come. */
export async function loadPages(targets: Targets, pages: number, core?: number): Promise<void> {
  await autocannon(targets, ['--amount', String(pages)], core);
}

async function autocannon(targets: Targets, options: string[], core?: number) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-load-'));
  const har = join(folder, 'pages.har');
  try {
    await writeFile(har, JSON.stringify(asHar(targets)));
    const command = [
      ...(core === undefined ? [] : ['taskset', '--cpu-list', String(core)]),
      ...['autocannon', '--json', '--no-progress', '--connections', String(connections)],
      ...['--har', har, ...options, targets[0].url],
    ];
    const [program = '', ...args] = command;
    const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 2 ** 26 });
    const report = autocannonReport.parse(JSON.parse(stdout));
    if (report.non2xx + report.errors > 0 || report['2xx'] === 0) {
      const bad = report.non2xx + report.errors;
      throw new Error(`${targets[0].url}: ${report['2xx']} good answers, ${bad} bad`);
    }
    return report;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Every connection asks for all of them, one after the other, again and again. */
const asHar = (targets: Targets) => ({
  log: {
    entries: targets.map(({ url, cookie }) => ({
      request: {
        method: 'GET',
        url,
        headers: cookie === undefined ? [] : [{ name: 'Cookie', value: cookie }],
      },
    })),
  },
});
