import { Router } from 'express';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/** Until when people may rely on what is said here. A test asks for a later day 30 days before. */
export const EXPIRES = '2027-10-31T00:00:00Z';

const DAY_S = 24 * 60 * 60;

/** Where somebody who found a weakness tells it (RFC 9116); nothing where no contact is configured. */
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
