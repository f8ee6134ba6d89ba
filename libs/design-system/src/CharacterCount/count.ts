/** Unit of the limit. */
export type CountUnit = 'characters' | 'words';

/**
 * Length of a text, for the browser and for a server that must agree with it. A line break counts
 * as one character although a form submits two, and so does a character that JavaScript stores as
 * two.
 */
export function countText(text: string, unit: CountUnit): number {
  if (unit === 'words') return text.split(/\s+/).filter(Boolean).length;
  return Array.from(text.replaceAll('\r\n', '\n')).length;
}
