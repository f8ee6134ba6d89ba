import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Target } from '../load/load.ts';

/**
 * A page load measured by Lighthouse's mobile preset, with its simulated slow network and phone.
 */
export interface PageLoad {
  /** Scores from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly lcpSeconds: number;
  readonly tbtMs: number;
  readonly cls: number;
}

const numericAudit = z.object({ numericValue: z.number() });

const lighthouseReport = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.object({
    performance: z.object({ score: z.number() }),
    accessibility: z.object({ score: z.number() }),
    'best-practices': z.object({ score: z.number() }),
  }),
  audits: z.object({
    'largest-contentful-paint': numericAudit,
    'total-blocking-time': numericAudit,
    'cumulative-layout-shift': numericAudit,
  }),
});

/**
 * Runs Lighthouse once, in a new browser.
 *
 * @throws Error when Lighthouse could not trace the page, which happens occasionally; try again
 */
export async function runLighthouse({ url, cookie }: Target): Promise<PageLoad> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      'lighthouse',
      [
        url,
        ...['--quiet', '--output=json', `--output-path=${file}`, '--form-factor=mobile'],
        '--only-categories=performance,accessibility,best-practices',
        '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
        ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
      ],
      { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] }, maxBuffer: 2 ** 26 },
    );
    return readPageLoad(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function readPageLoad(json: unknown): PageLoad {
  const { runtimeError, categories, audits } = lighthouseReport.parse(json);
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.code}`);
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    bestPractices: categories['best-practices'].score * 100,
    lcpSeconds: audits['largest-contentful-paint'].numericValue / 1000,
    tbtMs: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}
