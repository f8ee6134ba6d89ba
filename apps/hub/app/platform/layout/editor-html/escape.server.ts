/** Escapes a text for HTML, as content or as a value in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${String(mark.charCodeAt(0))};`);
