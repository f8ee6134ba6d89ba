import { z } from 'zod';
import { REFRESH } from '#app/platform/browser/forms/form-headers.ts';
import { formText } from '#app/platform/browser/forms/form-text.ts';
import { WIDGET_PARAM } from '#app/platform/paths/focus.ts';
import type { HubContext } from '#app/platform/server/context.server.ts';
import { cookie, expiredCookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import { CSRF_FIELD } from '#app/platform/server/crypto/csrf.server.ts';
import { type FormKind, TEXT_FIELD } from './form-kind.ts';
import { MAX_BODY } from '#app/platform/server/http/max-body.ts';
import { returnPath } from '#app/platform/server/session/return-path.server.ts';
import { safeReturnUrl } from '#app/platform/server/session/safe-redirect.server.ts';
import type { HubSession } from '#app/platform/server/session/sealed-session.server.ts';
import { readSession } from '#app/platform/server/session/session-cookie.server.ts';
import { ownerOf } from '#app/platform/server/crypto/vault.server.ts';

/** Names the text that a lost session has left, until a page gives it back. */
export const KEPT_COOKIE = 'hub-kept';

/** How long typed text waits for a sign-in (seconds). */
const KEPT_S = 30 * 60;

/** Text fields of a form by name, in the order in which they were sent. */
export type KeptInput = Readonly<Record<string, readonly string[]>>;

/** The same as what reads forms takes it. */
export const keptForm = (kept: KeptInput) => ({
  getAll: (name: string): readonly string[] => kept[name] ?? [],
});

/** What was typed, and where. */
export interface StashedForm {
  /** Its page, as `keptPage` says it. */
  page: string;
  kind: FormKind;
  fields: KeptInput;
}

const stash = z.object({
  page: z.string(),
  /** Who typed it, as `ownerOf` says it. */
  owner: z.string(),
  fields: z.record(z.string(), z.array(z.string())),
});

/**
 * Keeps what was typed into a form whose session is lost. The store holds it sealed; the browser
 * gets only its key. What comes from a stranger, with neither a session nor a page of the hub, is
 * not kept: it would cost memory that people's texts need.
 *
 * @returns the path of the page to come back to after the sign-in
 */
export const stashForm = async (
  request: Request,
  session: HubSession | null,
  context: HubContext,
): Promise<string> => keepForm(await tryReadForm(request), request, session, context);

/** The same for a form that has been read already. */
export async function keepForm(
  form: FormData | null,
  request: Request,
  session: HubSession | null,
  context: HubContext,
): Promise<string> {
  const { config, vault, kept } = context;
  const page = safeReturnUrl(form?.get('redirectTo'), config.publicUrl, returnPath(request));

  const owner = form && typedBy(form, session, context);
  const fields = form && textFields(form);
  if (owner !== null && fields && Object.keys(fields).length > 0) {
    const value = { page: keptPage(page), owner, fields };
    const sealed = await vault.seal('kept-input', value, KEPT_S);
    const id = await kept.keep(owner, sealed, KEPT_S * 1000);
    if (id !== null) context.setCookie(cookie(config, KEPT_COOKIE, id, { maxAge: KEPT_S }));
  }
  return page;
}

/** Whose page a form stood on: the token says so, also that of a session that has ended. */
function typedBy(form: FormData, session: HubSession | null, { vault }: HubContext): string | null {
  const owner = vault.formOwner(formText(form, CSRF_FIELD));
  return owner ?? (session && ownerOf(session.formTokens[0]));
}

/**
 * What was typed into the form of this page before the session was lost. A page's loader calls it
 * to fill the form again; it answers once.
 *
 * @param page the page, as `keptPage` says it
 * @returns null when there is nothing, or when somebody else has signed in since
 */
export async function popStashedForm(
  request: Request,
  context: HubContext,
  page: string,
): Promise<KeptInput | null> {
  const { config } = context;
  const id = readCookies(request, config).get(KEPT_COOKIE);
  if (id === undefined || request.headers.has(REFRESH)) return null;

  const stashed = await openStash(id, context);
  if (stashed && stashed.page !== page) return null;

  context.setCookie(expiredCookie(config, KEPT_COOKIE));
  const isTaken = await context.kept.remove(id);
  if (!stashed || !isTaken || !(await isOwn(stashed.owner, request, context))) return null;
  return stashed.fields;
}

/** What this browser has typed and is still kept. To look takes nothing away. */
export const findStashedForm = (
  request: Request,
  context: HubContext,
): Promise<StashedForm | null> =>
  context.once('kept-input', async () => {
    const id = readCookies(request, context.config).get(KEPT_COOKIE);
    const stashed = id === undefined ? undefined : await openStash(id, context);
    if (!stashed || !(await isOwn(stashed.owner, request, context))) return null;
    const { page, fields } = stashed;
    return { page, kind: TEXT_FIELD in fields ? 'text' : 'answers', fields };
  });

/** Whether the person of this request is the owner: by any secret, for they may be rotating. */
async function isOwn(owner: string, request: Request, context: HubContext): Promise<boolean> {
  const session = await readSession(request, context);
  return session?.formTokens.some((token) => ownerOf(token) === owner) ?? false;
}

/** Forgets what was typed in this browser and is still kept. */
export async function forgetStashedForm(request: Request, context: HubContext): Promise<void> {
  const { config, kept } = context;
  const id = readCookies(request, config).get(KEPT_COOKIE);
  if (id === undefined) return;
  await kept.remove(id);
  context.setCookie(expiredCookie(config, KEPT_COOKIE));
}

async function openStash(id: string, { kept, vault }: HubContext) {
  const sealed = await kept.find(id);
  return sealed === null ? undefined : stash.safeParse(await vault.open('kept-input', sealed)).data;
}

/** A page by its path, and by the widget that it shows alone: all else of a query is a detail. */
export function keptPage(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://hub');
  const widget = searchParams.get(WIDGET_PARAM);
  return widget === null
    ? pathname
    : `${pathname}?${new URLSearchParams({ [WIDGET_PARAM]: widget })}`;
}

/** The form of a request, unless it is too large, broken or no form at all. */
async function tryReadForm(request: Request): Promise<FormData | null> {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  if (!(length <= MAX_BODY)) return null;
  try {
    return await request.formData();
  } catch {
    return null;
  }
}

/** Files cannot be put back into a form, and the form token belongs to the old session. */
function textFields(form: FormData): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name === CSRF_FIELD) continue;
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  return Object.fromEntries(fields);
}
