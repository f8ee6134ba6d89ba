import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface CacheSeal {
  /** @param key the value can only be opened under the same key */
  seal: (key: string, text: string) => Buffer;
  /** @returns undefined if the value was not sealed under this key */
  open: (key: string, sealed: Buffer) => string | undefined;
  /** An applicant's digests: new keys use the first digest, and searches use all of them. */
  digests: (owner: string) => readonly [string, ...string[]];
}

export function createCacheSeal(secrets: readonly [string, ...string[]]): CacheSeal {
  const first = deriveKeys(secrets[0]);
  const all = [first, ...secrets.slice(1).map(deriveKeys)] as const;

  return {
    seal(key, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, first.encryption, iv);
      cipher.setAAD(Buffer.from(key));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },

    open(key, sealed) {
      for (const { encryption } of all) {
        const text = openWith(encryption, key, sealed);
        if (text !== undefined) return text;
      }
      return undefined;
    },

    digests(owner) {
      const [newest, ...older] = all.map(({ digest }) =>
        createHmac('sha256', digest).update(owner).digest('base64url'),
      );
      return [newest ?? '', ...older];
    },
  };
}

function openWith(encryption: KeyObject, key: string, sealed: Buffer): string | undefined {
  try {
    const iv = sealed.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(ALGORITHM, encryption, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(key));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

function deriveKeys(secret: string): { encryption: KeyObject; digest: KeyObject } {
  const derive = (label: string) =>
    createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `applicant-hub ${label}`, 32)));
  return { encryption: derive('shared cache'), digest: derive('owner of cached values') };
}
