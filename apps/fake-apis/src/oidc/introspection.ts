import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { CalendarLinks } from '../apis/identity/calendar-links.ts';
import type { ServicesEnv } from '../http/env.ts';

/** Credentials of the hub's own service. */
export interface ServiceClient {
  readonly id: string;
  readonly secret: string;
}

interface IntrospectionDependencies {
  serviceClient: ServiceClient;
  calendarLinks: Pick<CalendarLinks, 'ownerOf'>;
}

const form = z.object({ token: z.string() });

/** Introspection (RFC 7662) of the tokens of calendar links. Other tokens are not active here. */
export function mountIntrospection(
  app: Hono<ServicesEnv>,
  { serviceClient, calendarLinks }: IntrospectionDependencies,
): void {
  const accepted = credentialsOf(serviceClient);
  app.post('/token/introspection', async (c) => {
    if (!isEqual(c.req.header('authorization') ?? '', accepted)) {
      c.header('www-authenticate', 'Basic realm="introspection"');
      return c.json({ error: 'invalid_client' }, 401);
    }
    const sent = form.safeParse(await c.req.parseBody());
    if (!sent.success) return c.json({ error: 'invalid_request' }, 400);
    const sub = calendarLinks.ownerOf(sent.data.token);
    return c.json(sub === null ? { active: false } : { active: true, sub });
  });
}

function credentialsOf({ id, secret }: ServiceClient): string {
  const text = [id, secret].map(encodeURIComponent).join(':');
  return `Basic ${Buffer.from(text).toString('base64')}`;
}

function isEqual(text: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(text), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
