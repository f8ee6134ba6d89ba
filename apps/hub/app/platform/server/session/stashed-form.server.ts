import { z } from 'zod';
import { REFRESH } from '#app/platform/browser/forms/form-headers.ts';
import { formText } from '#app/platform/browser/forms/form-text.ts';
import { WIDGET_PARAM } from '#app/platform/paths/focus.ts';
import type { HubContext } from '#app/platform/server/context.server.ts';
import { cookie, expiredCookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import { CSRF_FIELD } from './csrf.server.ts';
import { type FormKind, TEXT_FIELD } from '#app/platform/server/stashed-form/form-kind.ts';
import { MAX_BODY } from '#app/platform/server/http/max-body.ts';
import { returnPath } from './return-path.server.ts';
import { safeReturnUrl } from '#app/platform/server/http/safe-redirect.server.ts';
import type { HubSession } from '#app/platform/server/identity/sealed-session.server.ts';
import { readSession } from './session-cookie.server.ts';
import { ownerOf } from '#app/platform/server/crypto/vault.server.ts';

export const STASH_COOKIE = 'hub-kept';

/** How long input is stored for a sign-in (seconds). */
const KEPT_S = 30 * 60;

/** Text fields of a form by name, in the order in which they were sent. */
export type StashedFields = Readonly<Record<string, readonly string[]>>;

export const stashedForm = (kept: StashedFields) => ({
  getAll: (name: string): readonly string[] => kept[name] ?? [],
});

export interface StashedForm {
  /** The page, in the format of `stashedPage`. */
  page: string;
  kind: FormKind;
  fields: StashedFields;
}

const stash = z.object({
  page: z.string(),
  /** The owner, in the format of `ownerOf`. */
  owner: z.string(),
  fields: z.record(z.string(), z.array(z.string())),
});

/**
 * Stores the input of a form whose session is lost. The store contains the input in sealed form,
 * and the browser receives only its key. Input without a session and without a form token of the
 * hub is not stored, because it would use memory that users need.
 *
 * @returns the path of the page to return to after the sign-in
 */
export const stashForm = async (
  request: Request,
  session: HubSession | null,
  context: HubContext,
): Promise<string> => keepForm(await tryReadForm(request), request, session, context);

export async function keepForm(
  form: FormData | null,
  request: Request,
  session: HubSession | null,
  context: HubContext,
): Promise<string> {
  const { config, vault, stashStore: kept } = context;
  const page = safeReturnUrl(form?.get('redirectTo'), config.publicUrl, returnPath(request));

  const owner = form && typedBy(form, session, context);
  const fields = form && textFields(form);
  if (owner !== null && fields && Object.keys(fields).length > 0) {
    const value = { page: stashedPage(page), owner, fields };
    const sealed = await vault.seal('kept-input', value, KEPT_S);
    const id = await kept.keep(owner, sealed, KEPT_S * 1000);
    if (id !== null) context.setCookie(cookie(config, STASH_COOKIE, id, { maxAge: KEPT_S }));
  }
  return page;
}

/** The owner of a form, from its token. The session of the token may have expired. */
function typedBy(form: FormData, session: HubSession | null, { vault }: HubContext): string | null {
  const owner = vault.formOwner(formText(form, CSRF_FIELD));
  return owner ?? (session && ownerOf(session.formTokens[0]));
}

/**
 * The input of this page's form from before the session was lost. A page's loader calls this to
 * fill in the form again. The input is returned only once.
 *
 * @param page the page, in the format of `stashedPage`
 * @returns null if there is no input, or if another user has signed in since
 */
export async function popStashedForm(
  request: Request,
  context: HubContext,
  page: string,
): Promise<StashedFields | null> {
  const { config } = context;
  const id = readCookies(request, config).get(STASH_COOKIE);
  if (id === undefined || request.headers.has(REFRESH)) return null;

  const stashed = await openStash(id, context);
  if (stashed && stashed.page !== page) return null;

  context.setCookie(expiredCookie(config, STASH_COOKIE));
  const isTaken = await context.stashStore.remove(id);
  if (!stashed || !isTaken || !(await isOwn(stashed.owner, request, context))) return null;
  return stashed.fields;
}

export const findStashedForm = (
  request: Request,
  context: HubContext,
): Promise<StashedForm | null> =>
  context.once('kept-input', async () => {
    const id = readCookies(request, context.config).get(STASH_COOKIE);
    const stashed = id === undefined ? undefined : await openStash(id, context);
    if (!stashed || !(await isOwn(stashed.owner, request, context))) return null;
    const { page, fields } = stashed;
    return { page, kind: TEXT_FIELD in fields ? 'text' : 'answers', fields };
  });

/**
 * Whether the user of this request is the owner. All secrets are tried, because a rotation of
 * secrets may be in progress.
 */
async function isOwn(owner: string, request: Request, context: HubContext): Promise<boolean> {
  const session = await readSession(request, context);
  return session?.formTokens.some((token) => ownerOf(token) === owner) ?? false;
}

export async function forgetStashedForm(request: Request, context: HubContext): Promise<void> {
  const { config, stashStore: kept } = context;
  const id = readCookies(request, config).get(STASH_COOKIE);
  if (id === undefined) return;
  await kept.remove(id);
  context.setCookie(expiredCookie(config, STASH_COOKIE));
}

async function openStash(id: string, { stashStore: kept, vault }: HubContext) {
  const sealed = await kept.find(id);
  return sealed === null ? undefined : stash.safeParse(await vault.open('kept-input', sealed)).data;
}

/**
 * Identifies a page by its path and, if it shows a single widget, by that widget. The rest of the
 * query is ignored.
 */
export function stashedPage(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://hub');
  const widget = searchParams.get(WIDGET_PARAM);
  return widget === null
    ? pathname
    : `${pathname}?${new URLSearchParams({ [WIDGET_PARAM]: widget })}`;
}

async function tryReadForm(request: Request): Promise<FormData | null> {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  if (!(length <= MAX_BODY)) return null;
  try {
    return await request.formData();
  } catch {
    return null;
  }
}

/**
 * The text fields of a form. Files are omitted, because they cannot be restored into a form; the
 * form token is omitted, because it belongs to the old session.
 */
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
