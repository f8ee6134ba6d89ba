import { createHash } from 'node:crypto';
import { client, HUB } from './running-services.ts';

/**
 * The path that the hub sends a browser to for signing in.
 *
 * @param verifier the secret of the exchange (PKCE)
 * @param extra parameters in place of the usual ones, or beside them
 */
export function authorisationPath(verifier: string, extra: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: client.id,
    response_type: 'code',
    redirect_uri: `${HUB}/account/callback`,
    scope: 'openid offline_access profile email',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return `/oidc/auth?${query.toString()}`;
}
