import { redirect } from '@remix-run/node';
import type { SettingToSave } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import type { HubContext } from '#app/platform/server/context.server.ts';
import { safeReturnUrl } from '#app/platform/server/http/safe-redirect.server.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { type SettingBefore, type Undo, flash } from './notices.server.ts';
import { AT, pageAt, readSection } from '#app/platform/browser/page/section.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

export const success = async (
  call: SessionScope,
  text: string,
  undo: Undo | null,
): Promise<ChangeResult> => ({
  ok: true,
  notice: await flash(call, { tone: 'success', text, undo }),
  link: null,
});

/** @param undo an earlier change that the user can still undo */
export const failure = async (
  call: SessionScope,
  text: string,
  undo: Undo | null = null,
): Promise<ChangeResult> => ({
  ok: false,
  notice: await flash(call, { tone: 'danger', text, undo }),
  link: null,
});

export interface SettingChange {
  save: SettingToSave;
  before: SettingBefore;
  done: string;
  problem?: string;
}

export async function changeSetting(
  call: SessionScope,
  { save, before, done, problem = m.notices_not_saved() }: SettingChange,
): Promise<ChangeResult> {
  const saved = await saveSetting(call, save);
  return saved.ok
    ? success(call, done, { of: 'settings', settings: [before] })
    : failure(call, problem);
}

/**
 * Responds to a form with a small change. A script that sends `respond=data` receives the notice
 * itself. A form without scripts is redirected to its page (`redirectTo`), which shows the notice.
 */
export function mutationResponse(
  form: FormData,
  { config }: HubContext,
  result: ChangeResult,
  fallback: string,
): Response {
  const { respond, redirectTo } = readForm(form, { respond: fields.text, redirectTo: fields.text });
  if (respond === 'data') return Response.json(result);
  const page = safeReturnUrl(redirectTo, config.publicUrl, fallback);
  const next = result.ok ? undefined : result.link?.href;
  return redirect(withNotice(next ?? page, result.notice.id), 303);
}

/**
 * @param page its fragment is the id of the part that the notice belongs to; an invalid id is
 * removed
 */
export function withNotice(page: string, notice: string): string {
  const { pathname, searchParams, hash } = new URL(page, 'http://hub');
  const section = readSection(hash.slice(1));
  searchParams.set('notice', notice);
  if (section === null) searchParams.delete(AT);
  else searchParams.set(AT, section);
  return pageAt(`${pathname}?${searchParams.toString()}`, section);
}
