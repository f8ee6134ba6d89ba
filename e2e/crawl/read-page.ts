export interface PageForm {
  /** The accessible name of its button. */
  label: string;
  method: 'get' | 'post';
  /** An absolute URL. */
  action: string;
  fields: [name: string, value: string][];
}

export interface PageContent {
  /** Link targets: absolute, without fragments. */
  links: string[];
  forms: PageForm[];
  heading: string;
  /** Whether the page shows a form error or a failure. */
  saysWhatIsWrong: boolean;
}

/**
 * Reads a page. It runs in a browser, because only a browser can determine the fields that a form
 * sends.
 *
 * @param page its HTML and address
 * @returns its `PageContent` as JSON, because passing an object takes longer than reading the page
 */
export function readPage({ html, url }: { html: string; url: string }): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const absolute = (address: string): string => {
    const { href, hash } = new URL(address, url);
    return hash === '' ? href : href.slice(0, -hash.length);
  };

  /** Values for fields that must be filled in before the browser sends a form. */
  const sensible: Record<string, string> = {
    date: '2008-01-31',
    email: 'someone@example.com',
    number: '1',
    tel: '07700 900123',
    url: 'https://example.com/',
  };
  const fillIn = (form: HTMLFormElement): void => {
    for (const control of form.elements) {
      if (control instanceof HTMLInputElement && control.type === 'radio') {
        const group = [...form.elements].filter(
          (one): one is HTMLInputElement =>
            one instanceof HTMLInputElement && one.type === 'radio' && one.name === control.name,
        );
        if (!group.some(({ checked }) => checked)) control.checked = true;
      } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        if (control.required) control.checked = true;
      } else if (control instanceof HTMLSelectElement) {
        const first = [...control.options].find(({ value }) => value !== '');
        if (control.required && control.value === '' && first) control.value = first.value;
      } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        const isAsked = control.required || control.type === 'search';
        if (isAsked && control.value === '')
          control.value = sensible[control.type] ?? 'engineering';
      }
    }
  };

  const formsOf = (form: HTMLFormElement): PageForm[] => {
    fillIn(form);
    const buttons = [...form.elements].filter(
      (one): one is HTMLButtonElement | HTMLInputElement =>
        (one instanceof HTMLButtonElement || one instanceof HTMLInputElement) &&
        one.type === 'submit' &&
        !one.disabled,
    );
    return buttons.map((button) => {
      const method = button.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
      const action = button.getAttribute('formaction') ?? form.getAttribute('action') ?? url;
      return {
        label: (button.getAttribute('aria-label') ?? button.textContent).trim(),
        method: method.toLowerCase() === 'post' ? 'post' : 'get',
        action: absolute(action),
        fields: [...new FormData(form, button)].map(([name, value]) => [
          name,
          typeof value === 'string' ? value : '',
        ]),
      };
    });
  };

  const content: PageContent = {
    links: [...page.querySelectorAll<HTMLElement>('a[href], area[href]')]
      .map((link) => absolute(link.getAttribute('href') ?? ''))
      .filter((address) => address.startsWith('http')),
    forms: [...page.forms].flatMap(formsOf),
    heading: page.querySelector('h1')?.textContent ?? '',
    saysWhatIsWrong:
      page.querySelector('[data-component="error-summary"], [role="alert"], [data-notice]') !==
      null,
  };
  return JSON.stringify(content);
}
