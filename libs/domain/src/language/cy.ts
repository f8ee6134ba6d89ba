import type { Language } from './languages.ts';

export const language: Language = 'cy';

/**
 * Chrome has no Welsh locale data, so it uses `en-GB`. Numbers have the same format in both
 * languages.
 */
export const locale = ['cy', 'en-GB'];

// The annotation allows a bundler to leave this out, because most pages format no list.
const list = /* @__PURE__ */ new Intl.ListFormat(locale);

/** `Intl` writes 'a(c)' for 'and'. The correct word is 'ac' before a vowel, and 'a' otherwise. */
export const formatList = (words: readonly string[]): string =>
  list
    .format(words)
    .replace(/a\(c\) (?=(.))/u, (_, next: string) =>
      /[aeiouwyâêîôûŵŷ]/i.test(next) ? 'ac ' : 'a ',
    );
