import type { Page } from '@playwright/test';

/** What a person writes text into. */
export const textFields = [
  'textarea',
  'input:not([type])',
  ...['text', 'search', 'email', 'tel', 'url', 'number', 'date'].map(
    (type) => `input[type="${type}"]`,
  ),
]
  .map((field) => `${field}:not([readonly], [disabled])`)
  .join();

/** How a test left a text field. */
export interface FieldState {
  /** Its id or name, and which of these on the page it is. */
  key: string;
  text: string;
  /** Where its caret or its selection begins and ends; null where a browser does not say. */
  caret: [number | null, number | null];
  isFocused: boolean;
}

/** The text fields of a page's HTML by id or name, without a browser. */
export function fieldsOf(html: string): string[] {
  const tags = html.match(/<(?:textarea|input)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const type = /\btype="([^"]*)"/.exec(tag)?.[1] ?? 'text';
    const isText = tag.startsWith('<textarea') || textFields.includes(`input[type="${type}"]`);
    if (!isText || /\s(readonly|disabled)\b/.test(tag)) return [];
    return [/\sid="([^"]*)"/.exec(tag)?.[1] ?? /\sname="([^"]*)"/.exec(tag)?.[1] ?? tag];
  });
}

/** Runs in the page: opens whatever a field is folded away in, as its heading does. */
export function unfold(field: Element): void {
  for (let at = field.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    at.open = true;
  }
}

/** How every text field of the page is now. */
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
