import type { Language } from './languages.ts';

export const language: Language = 'cy';

/** Chrome has no Welsh data. Numbers are the same in English, so they do not depend on it. */
export const locale = ['cy', 'en-GB'];

// Most pages list nothing, so a bundler may leave this out.
const list = /* @__PURE__ */ new Intl.ListFormat(locale);

/** `Intl` has 'a(c)' for 'and', which is 'ac' before a vowel. */
export const formatList = (words: readonly string[]): string =>
  list
    .format(words)
    .replace(/a\(c\) (?=(.))/u, (_, next: string) =>
      /[aeiouwyâêîôûŵŷ]/i.test(next) ? 'ac ' : 'a ',
    );
