import type { DatabaseSync } from 'node:sqlite';
import Provider, {
  type AccessToken,
  type AdapterFactory,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Users } from '../apis/identity/users.ts';
import { renderPage, type PageParts } from '../html/page.ts';
import { createAdapterFactory, epochSeconds } from './adapter.ts';
import { confirmByItself } from './confirm-by-itself.ts';
import type { ProviderKeys } from './keys.ts';
import { errorPage, signedOutPage } from './pages.ts';
import { isRefreshTokenOld, sendRefreshLife } from './refresh-life.ts';
import { AUDIENCE, type TokenSigner } from './token-signer.ts';

/** Path prefix of the provider; also its name in faults and in the request log. */
export const OIDC = 'oidc';

export interface HubClient {
  readonly id: string;
  readonly secret: string;
  /** Possible origins of the hub. */
  readonly origins: readonly string[];
}

interface ProviderDependencies {
  database: DatabaseSync;
  users: Users;
  keys: ProviderKeys;
  signer: TokenSigner;
  client: HubClient;
  /** Origin of the fake APIs. */
  url: string;
  /** Lifetime of an access token in seconds. */
  accessTokenTtl: number;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const SCOPES = ['openid', 'offline_access', 'profile', 'email'];

/**
 * The OpenID provider. It supports only the authorization code flow with PKCE, and only the hub as
 * its client.
 */
export function createProvider(dependencies: ProviderDependencies): Provider {
  const { database, keys, signer, url } = dependencies;
  const { signingKey, cookieKeys } = keys;
  const adapter = createAdapterFactory(database, signer.readId);
  const provider = new Provider(`${url}/${OIDC}`, {
    ...configuration(dependencies),
    adapter,
    jwks: { keys: [signingKey] },
    // The path limits the provider's cookies to the provider. Browsers send a cookie to all ports
    // of a host, so the hub would otherwise receive them too.
    cookies: {
      keys: [...cookieKeys],
      long: { path: `/${OIDC}`, httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
  });
  provider.use(confirmByItself);
  provider.use(sendRefreshLife);
  provider.on('access_token.issued', storeIssued(adapter));
  provider.on('server_error', (_ctx, error) => console.error(error));
  return provider;
}

/**
 * Stores a signed access token as if it were opaque. The provider itself stores no signed tokens,
 * so it could not revoke them, nor accept them at its userinfo endpoint.
 */
const storeIssued = (adapter: AdapterFactory) => (token: AccessToken) => {
  const { jti, kind, clientId, accountId, grantId, gty, scope } = token;
  const { sessionUid, expiresWithSession, expiration } = token;
  const iat = epochSeconds();
  // The payload has no audience, because the userinfo endpoint refuses tokens with an audience.
  const payload = {
    ...{ jti, kind, clientId, accountId, grantId, gty, scope, sessionUid, expiresWithSession },
    ...{ iat, exp: iat + expiration },
  };
  void adapter('AccessToken').upsert(jti, payload, expiration);
};

function configuration({
  users,
  client,
  accessTokenTtl,
}: Pick<ProviderDependencies, 'users' | 'client' | 'accessTokenTtl'>): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: client.origins.map((origin) => `${origin}/account/callback`),
        post_logout_redirect_uris: client.origins.flatMap((origin) => [
          origin,
          `${origin}/`,
          `${origin}/account/logout`,
        ]),
      },
    ],
    scopes: SCOPES,
    claims: {
      openid: ['sub'],
      profile: ['name', 'family_name'],
      email: ['email'],
    },
    // The claims are in the ID token too, not only in the response from the userinfo endpoint.
    conformIdTokenClaims: false,
    findAccount(_ctx, sub) {
      const user = users.find(sub);
      if (user === null) return undefined;
      return {
        accountId: sub,
        claims: () => ({
          sub,
          name: user.name,
          family_name: user.lastName,
          email: user.email,
        }),
      };
    },
    pkce: { required: () => true },
    // The default requires the scope `offline_access`, which is ignored without a consent page.
    issueRefreshToken: (_ctx, forClient) => forClient.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: isRefreshTokenOld,
    // A sign-out revokes the refresh token.
    expiresWithSession: () => true,
    loadExistingGrant: grantEverything,
    interactions: { url: (_ctx, interaction) => `/${OIDC}/interaction/${interaction.uid}` },
    features: {
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPES.join(' '),
          audience: AUDIENCE,
          accessTokenFormat: 'jwt',
        }),
      },
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, by, token) => token.clientId === by.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        // Users never see this form, because `confirmByItself` replaces the response.
        logoutSource(ctx, form) {
          ctx.body = form;
        },
        postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage()),
      },
    },
    renderError: (ctx, { error, error_description }) =>
      show(ctx, errorPage(error_description ?? error, client.origins[0])),
    ttl: {
      AccessToken: accessTokenTtl,
      AuthorizationCode: MINUTE_S,
      Grant: 14 * DAY_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      RefreshToken: HOUR_S,
      Session: 14 * DAY_S,
    },
  };
}

/** The provider does not ask for consent: it grants all scopes that the hub requests. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { provider, session, client } = ctx.oidc;
  if (!session?.accountId || !client) return undefined;
  const grantId = ctx.oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  grant.addResourceScope(AUDIENCE, SCOPES.join(' '));
  await grant.save();
  return grant;
}

async function show(ctx: KoaContextWithOIDC, parts: PageParts): Promise<void> {
  const { headers, body } = await renderPage(parts);
  ctx.set(headers);
  ctx.body = body;
}
