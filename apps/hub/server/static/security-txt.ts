import { Router } from 'express';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/**
 * The expiry date of this information. A test fails 30 days earlier, so that the date is updated in
 * time.
 */
export const EXPIRES = '2027-10-31T00:00:00Z';

const DAY_S = 24 * 60 * 60;

/** Serves the contact for reports of vulnerabilities (RFC 9116), if one is configured. */
export function securityTxt({
  publicUrl,
  securityContact,
}: Pick<HubConfig, 'publicUrl' | 'securityContact'>): Router {
  const router = Router();
  if (securityContact === null) return router;
  const text = [
    `Contact: ${securityContact}`,
    `Expires: ${EXPIRES}`,
    'Preferred-Languages: en, cy',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
  router.get('/.well-known/security.txt', (_req, res) => {
    res.set('Cache-Control', `public, max-age=${DAY_S}`).type('text').send(text);
  });
  return router;
}
