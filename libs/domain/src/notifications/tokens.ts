export type TokenValues = Readonly<Record<string, string>>;

/** Matches `{{name}}`, with or without spaces around the name, and stray braces. */
const placeholder = /\{\{([^{}]*)\}\}|\{\{|\}\}/g;

/**
 * A text with its placeholders filled in (NTF-2). Unknown placeholders are removed, so that no
 * braces are shown.
 */
export const fillTokens = (text: string, values: TokenValues): string => fill(text, values, asIs);

/** HTML with its placeholders filled in; values are escaped. */
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
