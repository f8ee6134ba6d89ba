import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { decodeProtectedHeader, EncryptJWT, jwtDecrypt } from 'jose';
import { isSameText } from './same-text.server.ts';

/** What a sealed value is for. Each has keys of its own, so that none passes for another. */
export type Purpose = 'session' | 'login' | 'kept-input' | 'notice' | 'queue' | 'refreshed-tokens';

/** Encrypts values that leave the process (cookies, the shared cache) and signs form tokens. */
export interface Vault {
  /** @returns a compact JWE (`dir`, `A256GCM`) that `open` refuses after `ttlSeconds`, if given */
  seal: (purpose: Purpose, value: unknown, ttlSeconds?: number) => Promise<string>;
  /** @returns the sealed value, or undefined when it is foreign, damaged or too old */
  open: (purpose: Purpose, sealed: string) => Promise<unknown>;
  /** Whether what was sealed would be sealed with another secret now. */
  isOutdated: (sealed: string) => boolean;
  /** The form tokens of a session: the first is put in forms, all are accepted. */
  formTokens: (session: { sid: string; uid: string }) => readonly [string, ...string[]];
  /**
   * The owner of a form token, as `ownerOf` says it: also of a session that has ended.
   *
   * @returns null when the token was not made here
   */
  formOwner: (token: string) => string | null;
}

/** Who a form token was made for: the same text for all sessions of one person. */
export const ownerOf = (token: string): string => token.slice(0, token.indexOf('.'));

interface SecretKeys {
  kid: string;
  encryption: (purpose: Purpose) => KeyObject;
  form: KeyObject;
}

/**
 * Keys are derived from each secret with HKDF/SHA-256. The first secret seals, all of them open,
 * so a new secret is put in front and the old one is dropped when nothing is sealed with it.
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

/** Bytes of each part of a form token: it stands in every form of a page. */
const TOKEN_PART = 16;

/** `<owner>.<session>.<signature>`: what is known of it when its session is not. */
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
