/**
 * A script that stands in every page, without the spaces that only people need.
 *
 * @param source no string in it may have a space beside punctuation; `\x20` is one
 */
export const inlineScript = (source: string): string =>
  source.replace(/\s+/g, ' ').replace(/ ?([=(){}[\];,?:&|!>.]+) ?/g, '$1');
