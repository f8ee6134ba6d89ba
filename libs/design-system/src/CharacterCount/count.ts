/** Unit of the limit. */
export type CountUnit = 'characters' | 'words';

/**
 * Length of the text. The browser and the server must calculate the same length. A line break
 * counts as one character although a form submits two characters. A character that JavaScript
 * stores as two code units also counts as one.
 */
export function countText(text: string, unit: CountUnit): number {
  if (unit === 'words') return text.split(/\s+/).filter(Boolean).length;
  return Array.from(text.replaceAll('\r\n', '\n')).length;
}
