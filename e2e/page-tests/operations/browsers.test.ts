import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acceptedMethods, acceptedStyles } from '../support/accepted-features.ts';
import {
  type Lowest,
  lowestVersions,
  missingMethods,
  missingStyles,
} from '../support/browser-support.ts';

const assets = join(import.meta.dirname, '../../../apps/hub/build/client/assets');

/** The contents of the built files with one extension. */
const built = (extension: string): string[] =>
  readdirSync(assets)
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(join(assets, file), 'utf8'));

const inAll = (files: readonly string[], find: (file: string) => string[]): string[] =>
  [...new Set(files.flatMap(find))].sort();

const sorted = (accepted: Readonly<Record<string, string>>) => Object.keys(accepted).sort();

test('scripts call only methods that every fully supported browser has', () => {
  const missing = inAll(built('.js'), (file) => missingMethods(file, lowestVersions()));
  expect(missing).toEqual(sorted(acceptedMethods));
});

test('styles use only features that every listed browser has or can ignore', () => {
  const missing = inAll(built('.css'), (file) => missingStyles(file, lowestVersions()));
  expect(missing).toEqual(sorted(acceptedStyles));
});

test('the check finds features that an older browser lacks', () => {
  const older: Lowest = new Map([['chrome', 90]]);
  expect(
    missingMethods('l.at(-1);s=AbortSignal.timeout(9);o.map(f);x.toSorted?.()', older),
  ).toEqual(['at', 'AbortSignal.timeout']);
  const css =
    '@layer a{b:has(c){d:1}}@container (width>1px){e{width:2cqi;color:color-mix(in srgb,red)}}';
  expect(missingStyles(css, older)).toEqual([
    'css.at-rules.layer',
    'css.selectors.has',
    'css.at-rules.container',
    'css.types.length.container_query_length_units',
    'css.types.color.color-mix',
  ]);
});
