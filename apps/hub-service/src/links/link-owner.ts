import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';

/**
 * Finds the owner of a calendar link.
 *
 * @returns null when the link was revoked or never existed
 * @throws ApiError 503 when the owner cannot be determined now
 */
export type FindLinkOwner = (token: string) => Promise<string | null>;

/** The endpoint that knows the links, and the credentials of this service there. */
export interface LinkEndpoint {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const TIMEOUT_MS = 2_000;

const responseSchema = z.discriminatedUnion('active', [
  z.object({ active: z.literal(true), sub: z.string().min(1).max(255) }),
  z.object({ active: z.literal(false) }),
]);

/**
 * Requests a link's owner from the account system, by token introspection (RFC 7662). Without an
 * endpoint, no owner can be determined.
 */
export function createFindLinkOwner(endpoint: LinkEndpoint | null): FindLinkOwner {
  return async (token) => {
    try {
      if (endpoint === null) throw new Error('no endpoint is configured');
      return await introspect(endpoint, token);
    } catch {
      throw new ApiError(503, 'linksUnavailable', 'the link cannot be checked now');
    }
  };
}

async function introspect(
  { url, clientId, clientSecret }: LinkEndpoint,
  token: string,
): Promise<string | null> {
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: new URLSearchParams({ token, token_type_hint: 'calendar_link' }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the endpoint returned ${response.status}`);
  const result = responseSchema.parse(await response.json());
  return result.active ? result.sub : null;
}
