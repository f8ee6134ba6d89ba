/** Selects what a person fills in. */
export const FIELDS = 'input, textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Marks an element that holds something unsaved which is in none of its fields. */
export const UNSAVED = 'data-unsaved';

/** So much of a part of a page as is looked at here. */
interface Part {
  querySelector: (selectors: string) => Element | null;
  querySelectorAll: <Found extends Element>(selectors: string) => Iterable<Found>;
}

/** Whether something in it is not what the server sent: a field, or what is marked as unsaved. */
export const isFilledIn = (part: Part): boolean =>
  part.querySelector(`[${UNSAVED}]`) !== null ||
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
