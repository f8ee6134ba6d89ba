import { createHash } from 'node:crypto';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { modulesIn } from './vite.modules.ts';

/** Both builds render HTML for the same stylesheet, so both use these plugins. */
export const classStyles = (isBuild: boolean) =>
  vanillaExtractPlugin(isBuild ? { identifiers: shortName } : {});

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHARACTERS = `${LETTERS}0123456789`;

/**
 * Short enough that two classes may get the same name. The build then fails, and another salt
 * separates them.
 */
const LENGTH = 3;
const SALT = '';

const named = new Map<string, string>();

/**
 * A class has the same name in every build. The name is short, because a page uses about a
 * thousand.
 */
function shortName({ hash }: { hash: string }): string {
  const bytes = createHash('sha256')
    .update(SALT + hash)
    .digest();
  const name = [...bytes.subarray(0, LENGTH)]
    .map((byte, at) => (at === 0 ? LETTERS : CHARACTERS).charAt(byte % (at === 0 ? 52 : 62)))
    .join('');
  if ((named.get(name) ?? hash) !== hash) {
    throw new Error(`Two classes would be called ${name}: SALT must be another.`);
  }
  named.set(name, hash);
  return name;
}

/** Components that the hub's styles, scripts or tests find by this attribute. */
const found = [
  ...['app-header', 'banner', 'carousel', 'error-summary', 'footer', 'select-field', 'skip-link'],
  'text-field',
];

const hook = new RegExp(`\\sdata-component="(?!(?:${found.join('|')})")[\\w-]+"`, 'g');

/** Only the pseudo-locale distinguishes text by editors from text of the catalogue. */
const published = /\sdata-published(?=[\s/>])/g;

const isPseudo = process.env['PSEUDO_LOCALE'] === '1';

const components = modulesIn('../../libs/design-system/src');
const pages = modulesIn('app');

/**
 * Removes attributes that only other users of the design system need for their tests and styles.
 */
export const plainMarkup: Plugin = {
  name: 'plain-markup',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (components.has(id)) {
      return { code: code.replace(hook, ''), map: null };
    }
    const isMarked = !isPseudo && pages.has(id);
    return isMarked ? { code: code.replace(published, ''), map: null } : null;
  },
};
