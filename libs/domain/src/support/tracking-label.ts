/** How long a label may be (GOV-16, characters). */
export const MOST_OF_LABEL = 40;

/** What is counted under which words: without commas, and cut (GOV-16). */
export const trackingLabel = (text: string): string =>
  Array.from(text.replaceAll(',', '')).slice(0, MOST_OF_LABEL).join('');
