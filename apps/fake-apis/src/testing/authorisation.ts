import { createHash } from 'node:crypto';
import { client, HUB } from './running-services.ts';

/**
 * The path where the hub sends a browser to sign in.
 *
 * @param verifier the secret of the exchange (PKCE)
 * @param extra parameters that replace or extend the default parameters
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
