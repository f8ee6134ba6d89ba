import { m } from '@applicant-hub/copy';
import {
  LIMITED,
  OFFLINE,
  postForJson,
  type SESSION_LOST,
} from '#app/platform/browser/forms/post-form.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';

/** A response that is not in the hub's format counts as a failed change. */
export async function sendChange(
  action: string,
  fields: FormData,
): Promise<ChangeResult | typeof SESSION_LOST> {
  fields.set('respond', 'data');
  const result = await postForJson<ChangeResult>(action, fields);
  if (result === OFFLINE) return failed(m.notices_offline());
  if (result === LIMITED) return failed(m.notices_limited());
  return result ?? failed(m.notices_busy());
}

const failed = (text: string): ChangeResult => ({
  ok: false,
  notice: { id: '', tone: 'danger', text, canUndo: false },
  link: null,
});
