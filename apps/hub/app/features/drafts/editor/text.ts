/** A text in named sections. A missing section is empty. Lines end with `\n`. */
export type DraftText = Readonly<Record<string, string>>;

export function isSameText(a: DraftText, b: DraftText): boolean {
  const sections = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...sections].every((section) => (a[section] ?? '') === (b[section] ?? ''));
}

export const hasWords = (text: DraftText): boolean =>
  Object.values(text).some((section) => section !== '');

/** A section that is equal in both appears once. */
export function joinTexts(first: DraftText, second: DraftText): DraftText {
  const sections = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(
    sections.map((section) => {
      const parts = new Set([first[section] ?? '', second[section] ?? '']);
      return [section, [...parts].filter((part) => part.trim() !== '').join('\n\n')];
    }),
  );
}

/** Input from the network or the device may be anything. */
export const isText = (value: unknown): value is DraftText =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((section) => typeof section === 'string');
