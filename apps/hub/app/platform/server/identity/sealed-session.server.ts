import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Vault } from '#app/platform/server/crypto/vault.server.ts';

/** Browsers silently drop a cookie whose name, value and attributes exceed 4,096 bytes. */
const MAX_VALUE_LENGTH = 3_900;

/**
 * Maximum number of decrypted cookies in memory. They are stored so that a user's next request
 * needs no decryption.
 */
const MAX_OPENED = 500;

const storedSession = z.object({
  sid: z.string(),
  uid: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  /** Null if the cookie had no space for the token. */
  idToken: z.string().nullable(),
  accessExpiresAt: z.number(),
  /** Null if unknown; missing in sessions of earlier releases. */
  refreshExpiresAt: z.number().nullable().default(null),
  signedInAt: z.number(),
  /**
   * APIs that refused a session of this applicant, and the start time of the refused session
   * (`refused-session.server.ts`).
   */
  refusedBy: z.record(z.string(), z.number()).default({}),
});

/** Age of a session below which a refusal would cause a redirect loop (ms). */
const JUST_SIGNED_IN_MS = 60_000;

export const isJustSignedIn = ({ signedInAt }: Pick<StoredSession, 'signedInAt'>): boolean =>
  Date.now() - signedInAt < JUST_SIGNED_IN_MS;

export type StoredSession = z.infer<typeof storedSession>;

/** A signed-in user. The whole session is in the sealed cookie; the server stores nothing. */
export interface HubSession extends StoredSession {
  /** Form tokens that belong to `sid`: forms use the first token, and all tokens are accepted. */
  formTokens: readonly [string, ...string[]];
  /** Whether the cookie was sealed with a secret that is being replaced. */
  isOutdated: boolean;
}

export class SessionTooLarge extends Error {
  /** Maximum size of the cookie (characters). */
  readonly fits = MAX_VALUE_LENGTH;
  readonly needs: number;

  /** @param needs size of the session (characters) */
  constructor(needs: number) {
    super(`The session needs ${needs} characters, more than a cookie holds.`);
    this.needs = needs;
  }
}

export interface SessionCookies {
  open: (value: string) => Promise<HubSession | null>;
  /** @throws SessionTooLarge if the tokens do not fit into a cookie; a retry does not help */
  seal: (session: StoredSession) => Promise<string>;
}

export function createSessionCookies(vault: Vault): SessionCookies {
  const opened = new LRUCache<string, HubSession>({ max: MAX_OPENED });

  return {
    async open(value) {
      const known = opened.get(value);
      if (known) return known;
      // A session of another release may have another shape, and is then ignored.
      const { data } = storedSession.safeParse(await vault.open('session', value));
      if (!data) return null;
      const session = {
        ...data,
        formTokens: vault.formTokens(data),
        isOutdated: vault.isOutdated(value),
      };
      opened.set(value, session);
      return session;
    },

    async seal(session) {
      const stored = storedSession.parse(session);
      const value = await vault.seal('session', stored);
      if (value.length <= MAX_VALUE_LENGTH) return value;
      // The session also works without the recorded refusals, and without the ID token, which only
      // saves the user a question when signing out.
      const smaller = await vault.seal('session', { ...stored, idToken: null, refusedBy: {} });
      if (smaller.length <= MAX_VALUE_LENGTH) return smaller;
      throw new SessionTooLarge(smaller.length);
    },
  };
}
