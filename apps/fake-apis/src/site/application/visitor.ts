import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ServicesEnv } from '#src/http/env.ts';

const COOKIE = 'site-visitor';

/**
 * Stores the signed-in account in a cookie, because the real systems share a sign-in with the hub.
 */
export const rememberVisitor = (c: Context<ServicesEnv>, account: string): void =>
  setCookie(c, COOKIE, account, { path: '/site', httpOnly: true, sameSite: 'Lax' });

/** The account that last signed in with this browser; null when no account has signed in. */
export const visitorOf = (c: Context<ServicesEnv>): string | null => getCookie(c, COOKIE) ?? null;
