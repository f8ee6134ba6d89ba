/** A text as HTML, between marks or as a value in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${String(mark.charCodeAt(0))};`);
