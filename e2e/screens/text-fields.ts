import type { Page } from '@playwright/test';

export const textFields = [
  'textarea',
  'input:not([type])',
  ...['text', 'search', 'email', 'tel', 'url', 'number', 'date'].map(
    (type) => `input[type="${type}"]`,
  ),
]
  .map((field) => `${field}:not([readonly], [disabled])`)
  .join();

export interface FieldState {
  /** The id or name of the field, with a number if the page has several such fields. */
  key: string;
  text: string;
  /** Start and end of the caret or selection; null when the browser does not report them. */
  caret: [number | null, number | null];
  isFocused: boolean;
}

export function fieldsOf(html: string): string[] {
  const tags = html.match(/<(?:textarea|input)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const type = /\btype="([^"]*)"/.exec(tag)?.[1] ?? 'text';
    const isText = tag.startsWith('<textarea') || textFields.includes(`input[type="${type}"]`);
    if (!isText || /\s(readonly|disabled)\b/.test(tag)) return [];
    return [/\sid="([^"]*)"/.exec(tag)?.[1] ?? /\sname="([^"]*)"/.exec(tag)?.[1] ?? tag];
  });
}

/** Runs in the page: opens each `<details>` around a field, as a click on its summary does. */
export function unfold(field: Element): void {
  for (let at = field.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    at.open = true;
  }
}

export const states = (page: Page): Promise<FieldState[]> =>
  page.evaluate(
    (of) =>
      [...document.querySelectorAll<HTMLInputElement>(of)].map((field) => ({
        key: field.id || field.name,
        text: field.value,
        caret: [field.selectionStart, field.selectionEnd],
        isFocused: field === document.activeElement,
      })),
    textFields,
  );
