import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Number of words. Table borders and list markers do not count. */
const countWords = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root });

/** Templates are excluded, because their links are relative to another folder. */
const pages = globSync('**/!(*template).md', {
  cwd: root,
  exclude: (path) => /^(?:node_modules|\..+|build.*|dist|paraglide)$/.test(basename(path)),
});

const withoutBlocks = (markdown: string) => markdown.replace(/^ *```[\s\S]*?^ *```/gm, '');

/** Ids of the headings of a page, as GitHub generates them. */
const headingsOf = (markdown: string) =>
  Array.from(withoutBlocks(markdown).matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Targets of relative links, except GitHub's form for security reports. */
const linksOf = (markdown: string) =>
  Array.from(
    withoutBlocks(markdown)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm),
    ([, inline, reference]) => inline ?? reference ?? '',
  ).filter((target) => !/^(?:[a-z]+:|\/|\.\.\/\.\.\/security\/)/.test(target));

function isBroken(page: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const file = path === '' ? page : join(dirname(page), decodeURI(path));
  if (!existsSync(join(root, file))) return true;
  return heading !== undefined && file.endsWith('.md') && !headingsOf(read(file)).includes(heading);
}

it('the README has at most 600 words', () => {
  expect(countWords(read('README.md'))).toBeLessThanOrEqual(600);
});

it('the README has no line over 160 characters', () => {
  expect(
    read('README.md')
      .split('\n')
      .filter((line) => line.length > 160),
  ).toEqual([]);
});

it('the index of decisions lists every decision', () => {
  const index = linksOf(read('docs/decisions/README.md'));
  expect(decisions.length).toBeGreaterThan(60);
  expect(decisions.filter((file) => !index.includes(basename(file)))).toEqual([]);
});

it('every decision has at most 500 words', () => {
  expect(decisions.filter((file) => countWords(read(file)) > 500)).toEqual([]);
});

it('the links of all Markdown pages lead to files and headings that exist', () => {
  const broken = pages.flatMap((page) =>
    linksOf(read(page))
      .filter((target) => isBroken(page, target))
      .map((target) => `${page}: ${target}`),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});
