import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Vault } from '#app/platform/server/crypto/vault.server.ts';

/** Browsers drop a cookie whose name, value and attributes pass 4,096 bytes, without a word. */
const MAX_VALUE_LENGTH = 3_900;

/** Opened cookies that are kept, so that a person's next request need not be decrypted. */
const MAX_OPENED = 500;

const storedSession = z.object({
  sid: z.string(),
  uid: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  /** Null when the cookie had no room for it. */
  idToken: z.string().nullable(),
  accessExpiresAt: z.number(),
  /** Null when nobody knows; missing in sessions of earlier releases. */
  refreshExpiresAt: z.number().nullable().default(null),
  signedInAt: z.number(),
  /** APIs that refused a session of this person, and when that had begun (`refused-session.server.ts`). */
  refusedBy: z.record(z.string(), z.number()).default({}),
});

/** A session that was not accepted this soon after it began would go round for ever (ms). */
const JUST_SIGNED_IN_MS = 60_000;

export const isJustSignedIn = ({ signedInAt }: Pick<StoredSession, 'signedInAt'>): boolean =>
  Date.now() - signedInAt < JUST_SIGNED_IN_MS;

/** What is in the cookie. */
export type StoredSession = z.infer<typeof storedSession>;

/** A signed-in person. All of it is in the sealed cookie; the server keeps nothing. */
export interface HubSession extends StoredSession {
  /** Form tokens that belong to `sid`: the first goes into forms, all are accepted. */
  formTokens: readonly [string, ...string[]];
  /** Whether the cookie was sealed with a secret that is on its way out. */
  isOutdated: boolean;
}

/** The tokens of a session do not fit into its cookie. */
export class SessionTooLarge extends Error {
  /** Characters that a cookie has room for. */
  readonly fits = MAX_VALUE_LENGTH;
  readonly needs: number;

  /** @param needs characters that the session needs */
  constructor(needs: number) {
    super(`The session needs ${needs} characters, more than a cookie holds.`);
    this.needs = needs;
  }
}

/** Turns sessions into cookie values and back. */
export interface SessionCookies {
  open: (value: string) => Promise<HubSession | null>;
  /** @throws SessionTooLarge when the tokens do not fit into a cookie, which no retry mends */
  seal: (session: StoredSession) => Promise<string>;
}

export function createSessionCookies(vault: Vault): SessionCookies {
  const opened = new LRUCache<string, HubSession>({ max: MAX_OPENED });

  return {
    async open(value) {
      const known = opened.get(value);
      if (known) return known;
      // A session of another release may have another shape: that is no session.
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
      // The ID token only spares a question at sign-out, so it is the one to leave out.
      const smaller = await vault.seal('session', { ...stored, idToken: null, refusedBy: {} });
      if (smaller.length <= MAX_VALUE_LENGTH) return smaller;
      throw new SessionTooLarge(smaller.length);
    },
  };
}
