/**
 * Splits text at commas and removes duplicates. The browser and the server must split it in the
 * same way.
 */
export function tagsOf(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().replaceAll(/\s+/g, ' '));
  const isFirst = (tag: string, index: number) =>
    tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index;
  return tags.filter((tag, index) => tag !== '' && isFirst(tag, index));
}
