/**
 * Removes optional spaces from a script that every page contains.
 *
 * @param source strings in it must not have a space next to punctuation; use `\x20`
 */
export const inlineScript = (source: string): string =>
  source.replace(/\s+/g, ' ').replace(/ ?([=(){}[\];,?:&|!>.]+) ?/g, '$1');
