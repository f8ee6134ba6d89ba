/** A text in its named sections; one that is missing is empty. Lines end with `\n`. */
export type DraftText = Readonly<Record<string, string>>;

/** Whether two texts say the same. */
export function isSameText(a: DraftText, b: DraftText): boolean {
  const sections = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...sections].every((section) => (a[section] ?? '') === (b[section] ?? ''));
}

/** Whether anything is written in a text. */
export const hasWords = (text: DraftText): boolean =>
  Object.values(text).some((section) => section !== '');

/** Two texts one after the other, section by section; what is the same in both is there once. */
export function joinTexts(first: DraftText, second: DraftText): DraftText {
  const sections = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(
    sections.map((section) => {
      const parts = new Set([first[section] ?? '', second[section] ?? '']);
      return [section, [...parts].filter((part) => part.trim() !== '').join('\n\n')];
    }),
  );
}

/** Whether something is a text: what comes from a line or from a device may be anything. */
export const isText = (value: unknown): value is DraftText =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((section) => typeof section === 'string');
