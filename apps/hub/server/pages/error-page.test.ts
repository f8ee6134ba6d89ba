import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorPage } from './error-page.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const css = read('../../public/error-page.css');

type Group = { [name: string]: Group } & { $value?: string };

/** The value of a custom property in the rules for a colour scheme. */
function property(scheme: 'light' | 'dark', name: string): string | undefined {
  const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
  return new RegExp(`--${name}: ([^;]+);`).exec(scheme === 'light' ? light : dark)?.[1];
}

describe("the server's own error page", () => {
  it.each([
    ['ground', 'ground'],
    ['surface', 'surface'],
    ['line', 'line'],
    ['ink', 'ink'],
    ['ink-muted', 'inkMuted'],
    ['primary-fill', 'primary.fill'],
    ['primary-on', 'primary.on'],
    ['primary-ink', 'primary.ink'],
    ['focus', 'focus'],
  ])('the error page uses the colour --%s from the design system', (name, path) => {
    for (const scheme of ['light', 'dark'] as const) {
      const tokens = JSON.parse(
        read(`../../../../libs/design-system/src/tokens/${scheme}.tokens.json`),
      ) as { color: Group };
      const token = path
        .split('.')
        .reduce<Group | undefined>((group, key) => group?.[key], tokens.color);
      expect(property(scheme, name), scheme).toBe(token?.$value);
    }
  });

  it('the error page has the product name, its own stylesheet, and a link back', () => {
    const page = errorPage(403, 'reference-1', { language: 'en' });
    expect(page).toContain('<link rel="stylesheet" href="/error-page.css">');
    expect(page).toContain('<header><a href="/dashboard">Your Hub</a></header>');
    expect(page).toContain('Back to Hub');
    expect(page).toContain('reference-1');
    // The Content-Security-Policy allows neither inline styles nor scripts here.
    expect(page).not.toMatch(/<style|style=|<script/);
  });
});
