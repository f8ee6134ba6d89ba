import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { TestResult } from './reports.ts';

const file = new URL('./test-totals.json', import.meta.url);

/** Maximum share by which a number of tests may fall below its record. */
const allowedLoss = 0.02;

/** Number of tests by report, browser project and tag, for example `e2e-journeys mobile`. */
export type Totals = Readonly<Record<string, number>>;

export function totalsOf(results: readonly TestResult[]): Totals {
  const totals: Record<string, number> = {};
  const add = (key: string) => (totals[key] = (totals[key] ?? 0) + 1);
  for (const { report, project, tags } of results) {
    const key = project === '' ? report : `${report} ${project}`;
    add(key);
    for (const tag of tags) add(`${key} @${tag}`);
  }
  return totals;
}

export const readRecord = (): Totals =>
  z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(file, 'utf8')));

/**
 * Updates the record for the existing reports, and leaves the record of all other reports
 * unchanged.
 */
export function writeRecord(totals: Totals): void {
  const made = new Set(Object.keys(totals).map(reportOf));
  const remaining = Object.entries(readRecord()).filter(([key]) => !made.has(reportOf(key)));
  const sorted = [...remaining, ...Object.entries(totals)].sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** One sentence for each number that is more than 2 % below the record. */
export function lostTests(record: Totals, totals: Totals): string[] {
  const made = new Set(Object.keys(totals).map(reportOf));
  return Object.entries(record)
    .filter(([key, recorded]) => {
      if (!made.has(reportOf(key))) return false;
      return (totals[key] ?? 0) < recorded * (1 - allowedLoss);
    })
    .map(
      ([key, recorded]) =>
        `${key}: ${totals[key] ?? 0} tests, ${recorded} in tools/suites/test-totals.json`,
    );
}

const reportOf = (key: string): string => key.split(' ')[0] ?? key;
