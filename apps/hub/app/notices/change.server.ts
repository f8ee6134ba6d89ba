import { redirect } from '@remix-run/node';
import type { AccountCall } from '../discovery/call.server.ts';
import type { HubContext } from '../server/context.server.ts';
import { safeReturnUrl } from '../server/safe-redirect.server.ts';
import type { ChangeAnswer } from './answer.ts';
import { type Undo, keepNotice } from './notices.server.ts';

/**
 * A change that was made.
 *
 * @param undo what takes it back; null when nothing does
 */
export const changed = async (
  call: AccountCall,
  text: string,
  undo: Undo | null,
): Promise<ChangeAnswer> => ({
  ok: true,
  notice: await keepNotice(call, { tone: 'success', text, undo }),
  link: null,
});

/**
 * A change that was not made.
 *
 * @param undo what there still is to undo, so that the way to it stays
 */
export const refused = async (
  call: AccountCall,
  text: string,
  undo: Undo | null = null,
): Promise<ChangeAnswer> => ({
  ok: false,
  notice: await keepNotice(call, { tone: 'danger', text, undo }),
  link: null,
});

/**
 * Answers a form that changed something small: a script that sends `respond=data` gets the notice
 * itself, a form without scripts goes back to its page (`redirectTo`), which shows it.
 *
 * @param fallback the page of a form that does not say where it was
 */
export function answerChange(
  form: FormData,
  { config }: HubContext,
  answer: ChangeAnswer,
  fallback: string,
): Response {
  if (form.get('respond') === 'data') return Response.json(answer);
  const page = safeReturnUrl(form.get('redirectTo'), config.publicUrl, fallback);
  return redirect(withNotice(answer.link?.href ?? page, answer.notice.id), 303);
}

/** The address of a page with the notice that it is to show. */
export function withNotice(page: string, notice: string): string {
  const url = new URL(page, 'http://hub');
  url.searchParams.set('notice', notice);
  return url.pathname + url.search + url.hash;
}
