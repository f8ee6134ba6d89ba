/**
 * The longest body of a request (bytes). A text has 20,000 characters at most, which a form that
 * encodes them as links do sends as up to nine bytes each.
 */
export const MAX_BODY = 256 * 1024;

/**
 * The longest body of a form that carries a text (bytes): one that is far too long is still read, so
 * that its page can say so and give it back.
 */
export const MAX_TEXT_BODY = 4 * 1024 * 1024;
