const TOKEN = /^[\w-]{22,128}$/;

/**
 * Whether a string can be the token of a private link. Any other string is refused without an API
 * call.
 */
export const isLinkToken = (text: string | null | undefined): text is string =>
  TOKEN.test(text ?? '');
