import sanitize from 'sanitize-html';

/** Marks that say something and cannot do anything; links only to places that a browser shows. */
const allowed: sanitize.IOptions = {
  allowedTags: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** HTML of another system, reduced to an allow-list of harmless marks (AMB-62). */
export const sanitiseHtml = (html: string): string => sanitize(html, allowed);
