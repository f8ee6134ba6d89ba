/** What a limit is counted in. */
export type CountUnit = 'characters' | 'words';

/**
 * How long a text is, for the browser and for a server that has to agree with it. A line break is one
 * character, though a form sends two; so is a letter that JavaScript keeps as two.
 */
export function countText(text: string, unit: CountUnit): number {
  if (unit === 'words') return text.split(/\s+/).filter(Boolean).length;
  return Array.from(text.replaceAll('\r\n', '\n')).length;
}
