import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { decodeProtectedHeader, EncryptJWT, jwtDecrypt } from 'jose';
import { isSameText } from './same-text.server.ts';

/**
 * The purpose of a sealed value. Each purpose has its own keys, so that a value cannot be used for
 * another purpose.
 */
export type Purpose = 'session' | 'login' | 'kept-input' | 'notice' | 'queue' | 'refreshed-tokens';

/** Encrypts values that leave the process (cookies, the shared cache) and signs form tokens. */
export interface Vault {
  /** @returns a compact JWE (`dir`, `A256GCM`) that `open` rejects after `ttlSeconds`, if given */
  seal: (purpose: Purpose, value: unknown, ttlSeconds?: number) => Promise<string>;
  /** @returns the sealed value, or undefined if it is foreign, damaged or expired */
  open: (purpose: Purpose, sealed: string) => Promise<unknown>;
  /** Whether the value was sealed with a secret other than the current secret. */
  isOutdated: (sealed: string) => boolean;
  /** The form tokens of a session: forms use the first token, and all tokens are accepted. */
  formTokens: (session: { sid: string; uid: string }) => readonly [string, ...string[]];
  /**
   * The owner of a form token, in the format of `ownerOf`, even if its session has expired.
   *
   * @returns null if the hub did not create the token
   */
  formOwner: (token: string) => string | null;
}

/**
 * The part of a form token that identifies the applicant. It is the same in all sessions of the
 * applicant.
 */
export const ownerOf = (token: string): string => token.slice(0, token.indexOf('.'));

interface SecretKeys {
  kid: string;
  encryption: (purpose: Purpose) => KeyObject;
  form: KeyObject;
}

/**
 * Derives keys from each secret with HKDF/SHA-256. Values are sealed with the first secret, and
 * opened with all secrets. To rotate, add a new secret at the front, and remove the old secret when
 * no value is sealed with it any more.
 */
export function createVault(secrets: readonly [string, ...string[]]): Vault {
  const first = deriveKeys(secrets[0]);
  const all = [first, ...secrets.slice(1).map(deriveKeys)];

  return {
    async seal(purpose, value, ttlSeconds) {
      const token = new EncryptJWT({ value }).setProtectedHeader({
        alg: 'dir',
        enc: 'A256GCM',
        kid: first.kid,
      });
      if (ttlSeconds !== undefined) token.setExpirationTime(`${ttlSeconds}s`);
      return token.encrypt(first.encryption(purpose));
    },

    async open(purpose, sealed) {
      try {
        const { payload } = await jwtDecrypt(
          sealed,
          ({ kid }) => {
            const keys = all.find((candidate) => candidate.kid === kid);
            if (!keys) throw new Error('sealed with an unknown secret');
            return keys.encryption(purpose);
          },
          { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
        );
        return payload['value'];
      } catch {
        return undefined;
      }
    },

    isOutdated(sealed) {
      return decodeProtectedHeader(sealed).kid !== first.kid;
    },

    formTokens(session) {
      const [token, ...older] = all.map(({ form }) => formToken(form, session));
      return [token ?? '', ...older];
    },

    formOwner(token) {
      const signed = token.slice(0, token.lastIndexOf('.'));
      const isOurs = all.some(({ form }) => isSameText(token, signedWith(form, signed)));
      return isOurs ? ownerOf(token) : null;
    },
  };
}

/**
 * Length of each part of a form token (bytes). It is short, because every form on a page contains a
 * token.
 */
const TOKEN_PART = 16;

/** `<owner>.<session>.<signature>`: the hub can read the owner without the session. */
const formToken = (key: KeyObject, { sid, uid }: { sid: string; uid: string }): string =>
  signedWith(key, `${digest(key, `owner ${uid}`)}.${digest(key, `session ${sid}`)}`);

const signedWith = (key: KeyObject, text: string): string =>
  `${text}.${digest(key, `token ${text}`)}`;

const digest = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, TOKEN_PART).toString('base64url');

function deriveKeys(secret: string): SecretKeys {
  const derive = (label: string) =>
    createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `applicant-hub ${label}`, 32)));
  const encryption: Record<Purpose, KeyObject> = {
    session: derive('session'),
    login: derive('login'),
    'kept-input': derive('kept-input'),
    notice: derive('notice'),
    queue: derive('queue'),
    'refreshed-tokens': derive('refreshed-tokens'),
  };
  return {
    kid: createHash('sha256').update(derive('key id').export()).digest('base64url').slice(0, 8),
    encryption: (purpose) => encryption[purpose],
    form: derive('form token'),
  };
}
