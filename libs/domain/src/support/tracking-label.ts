/** The maximum length of a label, in characters (GOV-16). */
export const MOST_OF_LABEL = 40;

/**
 * The tracking label for a text: the text without commas, shortened to the maximum length (GOV-16).
 */
export const trackingLabel = (text: string): string =>
  Array.from(text.replaceAll(',', '')).slice(0, MOST_OF_LABEL).join('');
