/** What the token of a private link looks like. */
const TOKEN = /^[\w-]{22,128}$/;

/** Whether a text can be the token of a private link; no API is called with anything else. */
export const isLinkToken = (text: string | null | undefined): text is string =>
  TOKEN.test(text ?? '');
