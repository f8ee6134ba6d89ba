import { createPublicKey, createPrivateKey, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { epochSeconds } from './adapter.ts';
import type { SigningKey } from './keys.ts';

/** The audience of the access tokens: all APIs of the hub. It is also their resource indicator. */
export const AUDIENCE = 'urn:applicant-hub:apis';

interface Claims {
  readonly jti: string;
  readonly sub: string;
  /** Lifetime in seconds. */
  readonly lifetime: number;
  readonly scope?: string;
}

/** Signs access tokens without the provider, and reads the ids of all access tokens. */
export interface TokenSigner {
  /** Creates a token in the form of RFC 9068. */
  sign: (claims: Claims) => string;
  /** The id of a signed token; null when it is not a token that this key has signed. */
  readId: (token: string) => string | null;
}

interface SignerOptions {
  readonly key: SigningKey;
  readonly issuer: string;
  readonly clientId: string;
}

const payloadSchema = z.object({ jti: z.string() });

export function createTokenSigner({ key, issuer, clientId }: SignerOptions): TokenSigner {
  const privateKey = createPrivateKey({ key, format: 'jwk' });
  const publicKey = createPublicKey(privateKey);
  const header = encode({ alg: 'RS256', typ: 'at+jwt', kid: key.kid });
  return {
    sign({ jti, sub, lifetime, scope }) {
      const iat = epochSeconds();
      const times = { iat, exp: iat + lifetime };
      const who = { iss: issuer, aud: AUDIENCE, sub, client_id: clientId };
      const signed = `${header}.${encode({ ...who, ...times, jti, scope })}`;
      return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
    readId(token) {
      const [head = '', payload = '', signature = ''] = token.split('.');
      const signed = Buffer.from(`${head}.${payload}`);
      if (!verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))) return null;
      const text = Buffer.from(payload, 'base64url').toString();
      return payloadSchema.safeParse(JSON.parse(text)).data?.jti ?? null;
    },
  };
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
