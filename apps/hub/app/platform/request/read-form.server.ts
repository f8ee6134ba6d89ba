import { z } from 'zod';

/** Each schema receives all values of its field. */
export type FormFields = Record<string, z.ZodType<unknown, unknown[]>>;

export type FormValues<Fields extends FormFields> = {
  [Name in keyof Fields]: z.output<Fields[Name]>;
};

const values = z.array(z.unknown());
const first = values.transform(([value]) => value);

/** Field schemas. None of them fails: invalid input becomes null or empty. */
export const fields = {
  /**
   * One of the known texts, such as an intent or an id; null for any other text, a file or a
   * missing field.
   */
  oneOf: <const T extends string>(known: readonly T[]) =>
    first.transform((value) => known.find((one) => one === value) ?? null),
  /** Any text, untrimmed; empty when it is missing. */
  text: first.transform((value) => (typeof value === 'string' ? value : '')),
  /**
   * All texts of a field, for example of a field that may be repeated. A missing field returns an
   * empty list, and an empty field returns an empty text.
   */
  texts: values.transform((all) => all.filter((value) => typeof value === 'string')),
  /**
   * Whether the field was sent at all, for checkboxes and the pressed button. Its value is ignored.
   */
  sent: values.transform((all) => all.length > 0),
};

/** A form, an address with the same fields, or a stashed form. */
interface FieldSource {
  getAll: (name: string) => readonly unknown[];
}

/**
 * Reads the named fields of a form, and ignores all other fields. Code for the browser uses
 * `formText` (`platform/browser/forms/form-text.ts`) instead, so that scripts do not contain zod.
 */
export function readForm<const Fields extends FormFields>(
  form: FieldSource,
  schema: Fields,
): FormValues<Fields> {
  return Object.fromEntries(
    Object.entries(schema).map(([name, field]) => [name, field.parse(form.getAll(name))]),
  ) as FormValues<Fields>;
}
