/**
 * A section of a Markdown file, from its heading to the next heading.
 *
 * @throws if the heading is missing
 */
export function section(markdown: string, heading: string): string {
  const found = markdown.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`));
  if (found === undefined) throw new Error(`There is no section "${heading}".`);
  return found;
}
