import { z } from 'zod';

/** How the fields of a form are read, by their names: each schema is given all values of its name. */
export type FormFields = Record<string, z.ZodType<unknown, unknown[]>>;

/** What a form with these fields says. */
export type FormValues<Fields extends FormFields> = {
  [Name in keyof Fields]: z.output<Fields[Name]>;
};

const values = z.array(z.unknown());
const first = values.transform(([value]) => value);

/** Ways to read a field. None of them fails: what was not made by the hub is null or empty. */
export const fields = {
  /** One of some texts, such as an intent or an id; null when it is another, a file or missing. */
  oneOf: <const T extends string>(known: readonly T[]) =>
    first.transform((value) => known.find((one) => one === value) ?? null),
  /** Any text as it was typed, untrimmed; empty when there is none. */
  text: first.transform((value) => (typeof value === 'string' ? value : '')),
  /** All texts of a field that may be repeated, or whose absence means another thing than nothing. */
  texts: values.transform((all) => all.filter((value) => typeof value === 'string')),
  /** Whether it was sent at all, as a ticked box and the pressed button are, whatever it says. */
  sent: values.transform((all) => all.length > 0),
};

/** What fields are read from: a form, what an address says in the same fields, or a stashed form. */
interface FieldSource {
  getAll: (name: string) => readonly unknown[];
}

/**
 * Reads the named fields of a form; a field without a name here is passed over. What a browser reads
 * as well has `formText` (`platform/browser/form-text.ts`) instead, for zod stays out of scripts.
 */
export function readForm<const Fields extends FormFields>(
  form: FieldSource,
  schema: Fields,
): FormValues<Fields> {
  return Object.fromEntries(
    Object.entries(schema).map(([name, field]) => [name, field.parse(form.getAll(name))]),
  ) as FormValues<Fields>;
}
