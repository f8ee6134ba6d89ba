/** Selects what a person fills in. */
export const FIELDS = 'input, textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a field in it holds something else than what the server sent. */
export const isFilledIn = (part: ParentNode): boolean =>
  [...part.querySelectorAll<Field>(FIELDS)].some(isChanged);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const served = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return field.value !== served?.value;
  }
  if (field.value !== field.defaultValue) return true;
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
}
