import sanitize from 'sanitize-html';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';

/**
 * Elements that have a meaning but no behaviour. Links may only lead to URLs that a browser opens.
 */
const allowed: sanitize.IOptions = {
  allowedTags: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

type Addresses = Pick<HubConfig, 'links' | 'membershipUrl' | 'publicUrl'>;

/** Maximum length, far longer than any message (characters). Unclosed tags cost quadratic time. */
const MAX_LENGTH = 10_000;

/**
 * Reduces HTML from another system to an allow-list of harmless elements (AMB-62). If a text is too
 * long, only its start is shown. A link to a page that the hub does not have becomes text.
 */
export function sanitiseHtml(html: string, config: Addresses): string {
  const clean = (part: string) =>
    sanitize(part, {
      ...allowed,
      exclusiveFilter: ({ tag, attribs }) =>
        tag === 'a' && findHref(attribs['href'] ?? '', config) === null && 'excludeTag',
    });
  return html.length <= MAX_LENGTH ? clean(html) : `${clean(html.slice(0, MAX_LENGTH))}…`;
}
