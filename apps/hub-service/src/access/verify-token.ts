import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';

export interface Caller {
  readonly subject: string;
  /** True for a token that can only read, such as the token of a shared page. */
  readonly onlyReads: boolean;
}

/**
 * @returns null when the token is not valid here
 * @throws ApiError 503 when the keys of the identity provider are unavailable
 */
export type VerifyToken = (token: string) => Promise<Caller | null>;

interface TokenRules {
  readonly issuer: string;
  readonly audience: string;
}

/**
 * Algorithms that sign with a private key. The list excludes `none` and algorithms with a shared
 * secret.
 */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** Time for which published keys are cached (milliseconds). */
const KEYS_TTL_MS = 60 * 60 * 1_000;

/** Minimum time between two requests for keys that an unknown key causes (milliseconds). */
const KEYS_COOLDOWN_MS = 30_000;

const TIMEOUT_MS = 2_000;

/**
 * Codes of errors in the request for the keys. All other errors of the library concern the token.
 */
const KEY_ERRORS = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  client_id: z.string(),
  scope: z.string().optional(),
});

/**
 * Accepts access tokens in the form of RFC 9068 that the issuer has signed for the audience and
 * that have not expired.
 */
export function createTokenVerifier({ issuer, audience }: TokenRules): VerifyToken {
  const key = publishedKeys(issuer);
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        typ: 'at+jwt',
        requiredClaims: ['exp', 'iat', 'jti'],
      });
      const claims = claimsSchema.safeParse(payload);
      if (!claims.success) return null;
      const { sub, scope } = claims.data;
      return { subject: sub, onlyReads: scope?.split(' ').includes('read') ?? false };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
}

/** The issuer's published keys, cached. */
function publishedKeys(issuer: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const load = async () => {
    const options = {
      cacheMaxAge: KEYS_TTL_MS,
      cooldownDuration: KEYS_COOLDOWN_MS,
      timeoutDuration: TIMEOUT_MS,
    };
    return createRemoteJWKSet(await discoverKeysUrl(issuer), options);
  };
  return async (header, token) => {
    try {
      keys ??= load();
      const key = await keys.catch((error: unknown) => {
        keys = undefined;
        throw error;
      });
      return await key(header, token);
    } catch (error) {
      if (error instanceof errors.JOSEError && !KEY_ERRORS.includes(error.code)) throw error;
      throw new ApiError(503, 'keysUnavailable', 'the access token cannot be checked now');
    }
  };
}

const metadataSchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** @throws when the issuer does not respond, or responds for another issuer */
async function discoverKeysUrl(issuer: string): Promise<URL> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the issuer returned ${response.status}`);
  const metadata = metadataSchema.parse(await response.json());
  if (metadata.issuer !== issuer) throw new Error('the metadata belongs to another issuer');
  return new URL(metadata.jwks_uri);
}
