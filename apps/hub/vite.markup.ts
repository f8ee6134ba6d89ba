import type { Plugin } from 'vite';
import { modulesIn } from './vite.modules.ts';

/** Components that the hub's styles, scripts or tests find by their `data-component` attribute. */
const found = [
  ...['app-header', 'banner', 'carousel', 'error-summary', 'footer', 'select-field', 'skip-link'],
  'text-field',
];

const hook = new RegExp(`\\sdata-component="(?!(?:${found.join('|')})")[\\w-]+"`, 'g');

const components = modulesIn('../../libs/design-system/src');

/**
 * Removes the `data-component` attribute, which other users of the design system need for their
 * tests and styles. It is an eighth of a dashboard's HTML, and 0.7 kB of its compressed response.
 */
export const plainMarkup: Plugin = {
  name: 'plain-markup',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    components.has(id) ? { code: code.replace(hook, ''), map: null } : null,
};
