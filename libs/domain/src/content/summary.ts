export const summaryLimit = 180;

/**
 * Returns a summary for a slide (CON-20). A summary that is too long is cut after a whole word,
 * with an ellipsis.
 */
export function shortSummary(text: string): string {
  const trimmed = text.trim();
  const characters = Array.from(trimmed);
  if (characters.length <= summaryLimit) return trimmed;
  const start = characters.slice(0, summaryLimit - 1).join('');
  const isWhole = /\s/.test(characters[summaryLimit - 1] ?? '');
  // A single long word is cut in the middle.
  const words = isWhole ? start : start.replace(/(?<=\S)\s+\S*$/, '');
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}
