import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const app = join(root, 'apps/hub/app');
const page = readFileSync(join(root, 'docs/privacy.md'), 'utf8');

const read = (file: string) => readFileSync(join(app, file), 'utf8');

const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !/\.test\.tsx?$|(^|\/)testing\//.test(file))
  .map((file) => ({ file, text: read(file) }));

const secondsIn: Record<string, number> = { second: 1, minute: 60, hour: 3_600, day: 86_400 };

/** A time in words on the page, such as `30 minutes`, in milliseconds. */
function timeOf(words: string): number {
  const [, amount = '', unit = ''] = /^(\d+) (\w+?)s?$/.exec(words) ?? [];
  return Number(amount) * (secondsIn[unit] ?? NaN) * 1_000;
}

/**
 * The value of a constant in a file, in milliseconds. It is a product of numbers and other
 * constants.
 */
function constantOf(file: string, name: string): number {
  const text = read(file);
  const [, product = ''] = new RegExp(`\\b${name}(?: =|:) ([\\w* ]+)`).exec(text) ?? [];
  const factors = product.split('*').map((factor) => {
    const word = factor.trim();
    if (/^[A-Z]/.test(word)) return imported(word);
    return Number(word.replaceAll('_', ''));
  });
  return factors.reduce((all, factor) => all * factor, 1) * (name.endsWith('_S') ? 1_000 : 1);
}

/** A constant that another file exports. */
function imported(name: string): number {
  const owner = sources.find(({ text }) => text.includes(`export const ${name} =`));
  return owner === undefined ? NaN : constantOf(owner.file, name);
}

/** The rows of the page's tables that name a time and its constant. */
const rows = [...page.matchAll(/^\| (.*?) \|.*\| +`([\w/.-]+\.ts)` `(\w+)` +\|$/gm)].map(
  ([line, what = '', file = '', name = '']) => {
    const words = /\| (\d+ (?:second|minute|hour|day)s?) +\|/.exec(line)?.[1] ?? '';
    return { what: what.trim(), words, file, name };
  },
);

describe('docs/privacy.md', () => {
  it('the document lists more than twenty storage times with the constants that set them', () => {
    expect(rows.length).toBeGreaterThan(20);
  });

  it.each(rows)('the document states how long the code stores $what', ({ words, file, name }) => {
    expect(timeOf(words)).toBe(constantOf(file, name));
  });

  it('the document states for how many days a link can be shared', () => {
    const domain = readFileSync(join(root, 'libs/domain/src/sharing/share.ts'), 'utf8');
    const [first, second, third] = domain.match(/(?<=shareDays = \[.*)\d+/g) ?? [];
    expect(page).toContain(`${first}, ${second} or ${third} days`);
  });

  it('the document lists exactly the cookies that the hub sets', () => {
    const names = /(?:COOKIE = |queueCookie(?:<\w+>)?\(\s*|createCookie\()'([\w-]+)'/g;
    const set = sources.flatMap(({ text }) => [...text.matchAll(names)].map(([, name]) => name));
    expect(firstCells('## Cookies').toSorted()).toEqual([...new Set(set)].toSorted());
  });

  it('the document lists everything that the hub stores in a browser', () => {
    const keys = [
      ...read('platform/browser/storage/device-store.ts').matchAll(/\bkey: '([\w:-]+)'/g),
    ];
    const caches = [...read('platform/offline/copies.ts').matchAll(/_CACHE = '([\w-]+)'/g)];
    expect(firstCells('## Storage of the browser').toSorted()).toEqual(
      [...keys, ...caches].map(([, key]) => key).toSorted(),
    );
  });

  it('the document states how long a copy of a page can be read', () => {
    const days = constantOf('platform/offline/copies.ts', 'READABLE_MS') / 86_400_000;
    expect(page).toContain(`A copy can be read for ${days} days`);
  });

  it('the document lists every file that stores data for several requests', () => {
    const keeps = /\bcache\.(?:set|add|insistOn)\(|\b(?:cachedWithinBudget|personal\.get)\(/;
    const files = sources
      .filter(({ file, text }) => keeps.test(text) && !mechanisms.includes(file))
      .map(({ file }) => file);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
  });
});

/** Generic caches. They store data only for other files, which the document lists instead. */
const mechanisms = [
  'platform/request/within-budget.server.ts',
  'platform/server/cache/cached.server.ts',
  'platform/server/cache/personal-data.server.ts',
];

/** The first cells of the table below a heading, without their backticks. */
function firstCells(heading: string): string[] {
  const section = page.split(/^(?=## )/m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| `([\w:-]+)`/gm)].map(([, cell = '']) => cell);
}
