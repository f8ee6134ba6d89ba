export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’‘ʼ]/gu, '')
    .toLowerCase();

export const searchWords = (text: string): string[] =>
  searchText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export function hasWords(search: string, ...texts: readonly (string | null)[]): boolean {
  const text = searchText(texts.join(' '));
  return searchWords(search).every((word) => text.includes(word));
}
