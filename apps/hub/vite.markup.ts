import { createHash } from 'node:crypto';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { modulesIn } from './vite.modules.ts';

/** Both builds make HTML that goes by one stylesheet, so both take all of these. */
export const classStyles = (isBuild: boolean) =>
  vanillaExtractPlugin(isBuild ? { identifiers: shortName } : {});

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHARACTERS = `${LETTERS}0123456789`;

/** So short that two classes may want one name: a build says so, and another salt parts them. */
const LENGTH = 3;
const SALT = '';

const named = new Map<string, string>();

/** A class has the same name in every build; a page has a thousand of them. */
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

/** What a style, a script or a test of the hub finds by its component. */
const found = [
  ...['app-header', 'banner', 'carousel', 'error-summary', 'footer', 'select-field', 'skip-link'],
  'text-field',
];

const hook = new RegExp(`\\sdata-component="(?!(?:${found.join('|')})")[\\w-]+"`, 'g');

/** The words of editors are told from those of the catalogue in the pseudo-locale only. */
const published = /\sdata-published(?=[\s/>])/g;

const isPseudo = process.env['PSEUDO_LOCALE'] === '1';

const components = modulesIn('../../libs/design-system/src');
const pages = modulesIn('app');

/** Leaves out marks for the tests and styles of others, which the pages of the hub are not for. */
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
