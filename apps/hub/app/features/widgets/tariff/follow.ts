/** Texts of fields by name. */
export type FieldTexts = ReadonlyMap<string, string>;

/**
 * The fields that are to show what is saved now. What somebody typed since it was shown or sent is
 * theirs, and stays.
 *
 * @param held what the fields hold
 * @param known what they held when they were shown, or sent and saved
 * @param now what is saved
 */
export const fieldsToSet = (held: FieldTexts, known: FieldTexts, now: FieldTexts) =>
  [...now].filter(([name, text]) => held.get(name) !== text && held.get(name) === known.get(name));
