import type { Engine } from '../drivers/driver.ts';

/** Smaller differences between two engines are rounding errors (pixels). */
export const tolerance = 8;

const breaks =
  'A line breaks elsewhere, because WebKitGTK rounds the width of each letter to whole pixels.';

/** The examples whose height differs from Chromium's, with the reason. */
export const differences: Partial<Record<Engine, Readonly<Record<string, string>>>> = {
  webkit: {
    'Card/clickable-with-an-action': breaks,
    'Details/open': breaks,
    'Text/large': breaks,
    'PageShell/dashboard': breaks,
    'TextareaField/tall':
      'WebKit 2.50 has no field-sizing, so an empty field is as high as its 14 rows.',
  },
};
