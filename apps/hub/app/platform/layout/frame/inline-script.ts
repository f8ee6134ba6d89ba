/**
 * Removes optional spaces from a script that is in every page.
 *
 * @param source no string in it may have a space next to punctuation; use `\x20`
 */
export const inlineScript = (source: string): string =>
  source.replace(/\s+/g, ' ').replace(/ ?([=(){}[\];,?:&|!>.]+) ?/g, '$1');
