/** The words between commas, each once, for the browser and for a server that has to agree with it. */
export function tagsOf(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().replaceAll(/\s+/g, ' '));
  const isFirst = (tag: string, index: number) =>
    tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index;
  return tags.filter((tag, index) => tag !== '' && isFirst(tag, index));
}
