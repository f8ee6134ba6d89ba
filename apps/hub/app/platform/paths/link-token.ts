/** The format of a private link's token. */
const TOKEN = /^[\w-]{22,128}$/;

/** Whether a string can be the token of a private link. No API is called with any other string. */
export const isLinkToken = (text: string | null | undefined): text is string =>
  TOKEN.test(text ?? '');
