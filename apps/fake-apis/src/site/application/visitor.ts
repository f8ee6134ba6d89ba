import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ServicesEnv } from '#src/http/env.ts';

const COOKIE = 'site-visitor';

/** Remembers who signed in, as other systems do that share a sign-in with the hub. */
export const rememberVisitor = (c: Context<ServicesEnv>, account: string): void =>
  setCookie(c, COOKIE, account, { path: '/site', httpOnly: true, sameSite: 'Lax' });

/** The account that signed in last in this browser; null for none. */
export const visitorOf = (c: Context<ServicesEnv>): string | null => getCookie(c, COOKIE) ?? null;
