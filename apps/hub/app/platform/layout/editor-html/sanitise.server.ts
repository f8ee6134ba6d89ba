import sanitize from 'sanitize-html';

/**
 * Elements that have a meaning but no behaviour. Links may only lead to URLs that a browser opens.
 */
const allowed: sanitize.IOptions = {
  allowedTags: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Maximum length, far longer than any message (characters). Unclosed tags cost quadratic time. */
const MAX_LENGTH = 10_000;

/**
 * Reduces HTML from another system to an allow-list of harmless elements (AMB-62). If a text is too
 * long, only its start is shown.
 */
export const sanitiseHtml = (html: string): string =>
  html.length <= MAX_LENGTH
    ? sanitize(html, allowed)
    : `${sanitize(html.slice(0, MAX_LENGTH), allowed)}…`;
