/** How long a summary may be, its ellipsis included (CON-20, code points). */
export const summaryLimit = 180;

/** A summary as a slide shows it (CON-20): a longer one ends with an ellipsis, after a whole word. */
export function shortSummary(text: string): string {
  const trimmed = text.trim();
  const characters = Array.from(trimmed);
  if (characters.length <= summaryLimit) return trimmed;
  const start = characters.slice(0, summaryLimit - 1).join('');
  const isWhole = /\s/.test(characters[summaryLimit - 1] ?? '');
  // One long word is cut where it must be.
  const words = isWhole ? start : start.replace(/(?<=\S)\s+\S*$/, '');
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}
