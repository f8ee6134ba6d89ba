import { createHash } from 'node:crypto';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';

/** Both builds make HTML that goes by one stylesheet, so both take all of these. */
export const classStyles = (isBuild: boolean) =>
  vanillaExtractPlugin(isBuild ? { identifiers: shortName } : {});

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHARACTERS = `${LETTERS}0123456789`;

/** As many characters as give two thousand classes names of their own. */
const LENGTH = 5;

const named = new Map<string, string>();

/** A class has the same name in every build; a page has a thousand of them. */
function shortName({ hash }: { hash: string }): string {
  const bytes = createHash('sha256').update(hash).digest();
  const name = [...bytes.subarray(0, LENGTH)]
    .map((byte, at) => (at === 0 ? LETTERS : CHARACTERS).charAt(byte % (at === 0 ? 52 : 62)))
    .join('');
  if ((named.get(name) ?? hash) !== hash) throw new Error(`Two classes would be called ${name}.`);
  named.set(name, hash);
  return name;
}

/** What a page has most of, and neither a style nor a test of the hub finds by its component. */
const plain = ['heading', 'icon-badge', 'link', 'picture', 'text', 'visually-hidden'];

const hook = new RegExp(`\\sdata-component="(?:${plain.join('|')})"`, 'g');

/** Leaves out marks for the tests and styles of others, which the pages of the hub are not for. */
export const plainMarkup: Plugin = {
  name: 'plain-markup',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    /\/libs\/design-system\/src\/.*\.tsx$/.test(id)
      ? { code: code.replace(hook, ''), map: null }
      : null,
};
