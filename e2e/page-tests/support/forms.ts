/** The request that a browser sends for a form. */
interface Submission {
  address: URL;
  /** Undefined for a form sent with GET. */
  body: URLSearchParams | undefined;
}

const isButton = (element: Element): element is HTMLButtonElement =>
  element.matches('button, input[type="submit"]');

/** The request that a browser without scripts sends when a button is pressed on a page. */
export function submission(button: Element, page: URL): Submission {
  if (!isButton(button) || button.form === null || button.disabled) {
    throw new Error(`this button sends no form: ${button.outerHTML}`);
  }
  const { form } = button;
  const isChecked = !form.noValidate && !button.hasAttribute('formnovalidate');
  if (isChecked && !form.checkValidity()) {
    const invalid = [...form.querySelectorAll(':invalid')].map(({ outerHTML }) => outerHTML);
    throw new Error(`a browser refuses the form for ${invalid.join()}`);
  }
  const attribute = (name: string) => button.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const address = new URL(attribute('action') ?? '', page);
  const fields = fieldsOf(form, button);
  if (attribute('method')?.toLowerCase() === 'post') return { address, body: fields };
  address.search = fields.toString();
  return { address, body: undefined };
}

function fieldsOf(form: HTMLFormElement, button: HTMLElement): URLSearchParams {
  const { defaultView } = form.ownerDocument;
  const data = new defaultView!.FormData(form, button);
  // Without `multipart`, a form sends only the name of a file. Line breaks are sent as CR LF.
  const text = (value: FormDataEntryValue) =>
    (typeof value === 'string' ? value : value.name).replaceAll(/\r?\n/g, '\r\n');
  return new URLSearchParams([...data].map(([name, value]) => [name, text(value)]));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function fill(field: HTMLElement, value: string): void {
  if (!field.matches('input, textarea, select'))
    throw new Error(`this element is not a field: ${field.outerHTML}`);
  (field as Field).value = value;
  if ((field as Field).value !== value) throw new Error(`the field does not accept "${value}"`);
}

export function check(field: HTMLElement, isChecked = true): void {
  (field as HTMLInputElement).checked = isChecked;
}

export function choose(list: HTMLElement, label: string): void {
  const { options } = list as HTMLSelectElement;
  const option = [...options].find(({ text }) => text === label);
  if (option === undefined) throw new Error(`there is no option "${label}": ${list.outerHTML}`);
  option.selected = true;
}
