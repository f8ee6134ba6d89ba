export const FIELDS = 'input, textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const UNSAVED = 'data-unsaved';

export const isFilledIn = (part: ParentNode): boolean =>
  part.querySelector(`[${UNSAVED}]`) !== null ||
  [...part.querySelectorAll<Field>(FIELDS)].some(isChanged);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const served = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return field.value !== served?.value;
  }
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}
