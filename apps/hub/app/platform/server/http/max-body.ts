/**
 * Size limit of a request body (bytes). A text has at most 20,000 characters, and a URL-encoded
 * form sends each as up to nine bytes.
 */
export const MAX_BODY = 256 * 1024;

/**
 * Size limit of a form with a text field (bytes). A text that is far too long is still read, so
 * that its page can show an error and return the text.
 */
export const MAX_TEXT_BODY = 4 * 1024 * 1024;
