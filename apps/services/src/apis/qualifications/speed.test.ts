import { expect, it } from 'vitest';
import { openDatabase } from '../../store/database.ts';
import { createRecords } from '../../store/records.ts';
import { barsPublished } from './bars.ts';
import { csvOf } from './csv.ts';
import { qualificationsOf } from './qualifications.ts';

/** The most that an answer may cost (milliseconds of this thread's time). */
const LIMIT_MS = 20;

const qualifications = qualificationsOf(createRecords(openDatabase(':memory:')));
const alike = ['biology', 'chemistry', 'mathematics'];

it.each<[string, () => { readonly length: number }]>([
  ['the results of some subjects', () => qualifications.results('somebody', 'a-level', alike)],
  ['the file', () => csvOf(barsPublished())],
])('an answer about %s is quick', (_, answer) => {
  const times = Array.from({ length: 5 }, () => {
    const start = process.threadCpuUsage();
    expect(answer().length).toBeGreaterThan(5);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(LIMIT_MS);
});
