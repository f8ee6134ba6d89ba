import type { Engine } from '../drivers/driver.ts';

/** Smaller differences between two engines are rounding errors (pixels). */
export const tolerance = 8;

const breaks =
  'A line breaks elsewhere, because WebKitGTK rounds the width of each letter to whole pixels.';

const typeface = 'If Georgia is not installed, the engines replace it with different typefaces.';

/** The examples whose height differs from Chromium's, with the reason. */
export const differences: Partial<Record<Engine, Readonly<Record<string, string>>>> = {
  firefox: { 'Brand/college': typeface },
  webkit: {
    'Brand/college': typeface,
    'Card/clickable-with-an-action': breaks,
    'Details/open': breaks,
    'Text/large': breaks,
    'PageShell/dashboard': breaks,
    'TextareaField/tall':
      'WebKit 2.50 has no field-sizing, so an empty field is as high as its 14 rows.',
  },
};
