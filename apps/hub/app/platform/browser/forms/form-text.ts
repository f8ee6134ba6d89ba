/** The text of a form field or parameter; empty when it is missing. */
export function formText(form: FormData | URLSearchParams, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** All texts of a form, as parameters. Files are omitted. */
export const formParameters = (form: FormData): URLSearchParams =>
  new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
