/** The longest label (GOV-16, characters). */
export const MOST_OF_LABEL = 40;

/** The label of a text for tracking: without commas, and cut (GOV-16). */
export const trackingLabel = (text: string): string =>
  Array.from(text.replaceAll(',', '')).slice(0, MOST_OF_LABEL).join('');
