/**
 * The longest body of a request (bytes). A text has 20,000 characters at most, which a form that
 * encodes them as links do sends as up to nine bytes each.
 */
export const MAX_BODY = 256 * 1024;
