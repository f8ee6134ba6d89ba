/**
 * Maximum size of a request body (bytes). A text has at most 20,000 characters, and a URL-encoded
 * form sends each character as up to nine bytes.
 */
export const MAX_BODY = 256 * 1024;

/**
 * Maximum size of a form with a text field (bytes). It is high, so that the page can show an error
 * and return the text even if the text is far too long.
 */
export const MAX_TEXT_BODY = 4 * 1024 * 1024;
