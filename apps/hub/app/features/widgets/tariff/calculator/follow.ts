export type FieldTexts = ReadonlyMap<string, string>;

/**
 * Returns the fields that must be set to their saved values. Input that has changed since the
 * fields were shown or sent is preserved.
 *
 * @param held the current values
 * @param known the values when the fields were shown, or when they were sent and saved
 * @param now the saved values
 */
export const fieldsToSet = (held: FieldTexts, known: FieldTexts, now: FieldTexts) =>
  [...now].filter(([name, text]) => held.get(name) !== text && held.get(name) === known.get(name));
