import sanitize from 'sanitize-html';

/** Marks that say something and cannot do anything; links only to places that a browser shows. */
const allowed: sanitize.IOptions = {
  allowedTags: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Far more than any message needs (characters). Tags that are never closed cost its square. */
const MAX_LENGTH = 10_000;

/**
 * HTML of another system, reduced to an allow-list of harmless marks (AMB-62). Of what is too long the
 * beginning is shown.
 */
export const sanitiseHtml = (html: string): string =>
  html.length <= MAX_LENGTH
    ? sanitize(html, allowed)
    : `${sanitize(html.slice(0, MAX_LENGTH), allowed)}…`;
