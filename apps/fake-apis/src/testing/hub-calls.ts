import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { authorisationPath } from './authorisation.ts';
import { Browser, type Visit } from './browser.ts';
import { client, HUB } from './running-services.ts';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  refresh_expires_in: number;
}

export const random = () => randomBytes(32).toString('base64url');

const basic = `Basic ${Buffer.from(
  `${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret)}`,
).toString('base64')}`;

/** The calls that the hub makes to the identity provider at a URL. */
export function hubAt(url: () => string) {
  const issuer = () => `${url()}/oidc`;

  /** The URL at the provider where the hub sends a browser to sign in. */
  const authorisation = (verifier: string, extra?: Record<string, string>): string =>
    url() + authorisationPath(verifier, extra);

  const post = (path: string, form: Record<string, string>) =>
    fetch(`${issuer()}${path}`, {
      method: 'POST',
      headers: { authorization: basic },
      body: new URLSearchParams(form),
    });

  const redeem = (callback: Visit, verifier: string) =>
    post('/token', {
      grant_type: 'authorization_code',
      code: callback.url.searchParams.get('code') ?? '',
      redirect_uri: `${HUB}/account/callback`,
      code_verifier: verifier,
    });

  const refresh = (tokens: Tokens) =>
    post('/token', { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });

  /** Signs in as if sent by the hub, and exchanges the code for tokens. */
  async function signIn(username: string, browser = new Browser(url())): Promise<Tokens> {
    const verifier = random();
    const page = await browser.open(authorisation(verifier));
    const callback = await browser.submit(page, { username, password: 'password' });
    expect(callback.url.href).toContain(`${HUB}/account/callback?code=`);
    const response = await redeem(callback, verifier);
    expect(response.status).toBe(200);
    return (await response.json()) as Tokens;
  }

  const track = (token: string) =>
    fetch(`${url()}/tracking/ug/track`, { headers: { authorization: `Bearer ${token}` } });

  const logoutUrl = (tokens: Tokens) =>
    `${issuer()}/session/end?${new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${HUB}/account/logout`,
      state: 'bye',
    }).toString()}`;

  return { issuer, authorisation, post, redeem, refresh, signIn, track, logoutUrl };
}
