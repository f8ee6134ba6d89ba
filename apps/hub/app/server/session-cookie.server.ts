import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { HubConfig } from './config.server.ts';
import type { HubContext } from './context.server.ts';
import { cookie, expiredCookie, readCookies } from './cookies.server.ts';
import type { TokenSet } from './oidc.server.ts';
import type { Vault } from './vault.server.ts';

const SESSION_COOKIE = 'hub';

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
});

type StoredSession = z.infer<typeof storedSession>;

/** A signed-in person. All of it is in the sealed cookie; the server keeps nothing. */
export interface HubSession extends StoredSession {
  /** Form tokens that belong to `sid`: the first goes into forms, all are accepted. */
  formTokens: readonly [string, ...string[]];
  /** Whether the cookie was sealed with a secret that is on its way out. */
  isOutdated: boolean;
}

/** Turns sessions into cookie values and back. */
export interface SessionCookies {
  open: (value: string) => Promise<HubSession | null>;
  /** @throws Error when the tokens are too large for a cookie, which no retry mends */
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
      const smaller = await vault.seal('session', { ...stored, idToken: null });
      if (smaller.length <= MAX_VALUE_LENGTH) return smaller;
      throw new Error(`The session needs ${smaller.length} characters, more than a cookie holds.`);
    },
  };
}

/** The session of this request, or null: also when it was signed out meanwhile. Its tokens may be out of date: see `requireSession`. */
export function readSession(request: Request, context: HubContext): Promise<HubSession | null> {
  return context.once('session-cookie', async () => {
    const value = readCookies(request, context.config).get(SESSION_COOKIE);
    const session = value === undefined ? null : await context.sessions.open(value);
    return session === null || (await context.signedOut.has(session.sid)) ? null : session;
  });
}

/**
 * Begins a session with the tokens of a sign-in. The same person keeps the session id, so that
 * forms that are still open in other tabs stay valid.
 *
 * @returns the session id
 */
export async function startSession(
  tokens: TokenSet & { uid: string },
  previous: HubSession | null,
  context: HubContext,
): Promise<string> {
  const sid = previous?.uid === tokens.uid ? previous.sid : randomUUID();
  await writeSession({ ...tokens, sid, signedInAt: Date.now() }, context);
  return sid;
}

export async function writeSession(session: StoredSession, context: HubContext): Promise<void> {
  context.setCookie(cookie(context.config, SESSION_COOKIE, await context.sessions.seal(session)));
}

export const endSession = ({
  config,
  setCookie,
}: { config: HubConfig } & Pick<HubContext, 'setCookie'>): void =>
  setCookie(expiredCookie(config, SESSION_COOKIE));
