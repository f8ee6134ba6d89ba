import { redirect } from '@remix-run/node';
import type { SettingToSave } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import type { HubContext } from '#app/platform/server/context.server.ts';
import { safeReturnUrl } from '#app/platform/server/safe-redirect.server.ts';
import type { ChangeAnswer } from '#app/platform/browser/answer.ts';
import { type SettingBefore, type Undo, flash } from './notices.server.ts';
import { AT, pageAt, readSection } from '#app/platform/browser/section.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

/**
 * A change that was made.
 *
 * @param undo what takes it back; null when nothing does
 */
export const success = async (
  call: SessionScope,
  text: string,
  undo: Undo | null,
): Promise<ChangeAnswer> => ({
  ok: true,
  notice: await flash(call, { tone: 'success', text, undo }),
  link: null,
});

/**
 * A change that was not made.
 *
 * @param undo what there still is to undo, so that the way to it stays
 */
export const failure = async (
  call: SessionScope,
  text: string,
  undo: Undo | null = null,
): Promise<ChangeAnswer> => ({
  ok: false,
  notice: await flash(call, { tone: 'danger', text, undo }),
  link: null,
});

/** A setting that is changed, and as it was. */
export interface SettingChange {
  save: SettingToSave;
  before: SettingBefore;
  /** What to say when it is saved. */
  done: string;
  /** What to say when it is not. */
  problem?: string;
}

/** Saves a setting, so that it can be undone. */
export async function changeSetting(
  call: SessionScope,
  { save, before, done, problem = m.notices_not_saved() }: SettingChange,
): Promise<ChangeAnswer> {
  const saved = await saveSetting(call, save);
  return saved.ok
    ? success(call, done, { of: 'settings', settings: [before] })
    : failure(call, problem);
}

/**
 * Answers a form that changed something small: a script that sends `respond=data` gets the notice
 * itself, a form without scripts goes back to its page (`redirectTo`), which shows it.
 *
 * @param fallback the page of a form that does not say where it was
 */
export function mutationResponse(
  form: FormData,
  { config }: HubContext,
  answer: ChangeAnswer,
  fallback: string,
): Response {
  const { respond, redirectTo } = readForm(form, { respond: fields.text, redirectTo: fields.text });
  if (respond === 'data') return Response.json(answer);
  const page = safeReturnUrl(redirectTo, config.publicUrl, fallback);
  return redirect(withNotice(answer.link?.href ?? page, answer.notice.id), 303);
}

/**
 * The address of a page with the notice that it is to show, in the part that it is about.
 *
 * @param page names that part by its fragment; what can be no part of a page is left out
 */
export function withNotice(page: string, notice: string): string {
  const { pathname, searchParams, hash } = new URL(page, 'http://hub');
  const section = readSection(hash.slice(1));
  searchParams.set('notice', notice);
  if (section === null) searchParams.delete(AT);
  else searchParams.set(AT, section);
  return pageAt(`${pathname}?${searchParams.toString()}`, section);
}
