/** What the placeholders of a text stand for, by their names. */
export type TokenValues = Readonly<Record<string, string>>;

/** `{{name}}`, where spaces around the name do not matter, or braces that belong to none. */
const placeholder = /\{\{([^{}]*)\}\}|\{\{|\}\}/g;

/**
 * A text with its placeholders filled in (NTF-2). One that nobody knows is left out: nobody is
 * shown braces.
 */
export const fillTokens = (text: string, values: TokenValues): string => fill(text, values, asIs);

/** The same for HTML, where a value is text: it brings no marks of its own. */
export const fillHtmlTokens = (html: string, values: TokenValues): string =>
  fill(html, values, escapeHtml);

function fill(text: string, values: TokenValues, write: (value: string) => string): string {
  return text.replace(placeholder, (_whole, inner: string | undefined) => {
    const name = inner?.trim() ?? '';
    return Object.hasOwn(values, name) ? write(values[name] ?? '') : '';
  });
}

const asIs = (value: string) => value;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
