import { m } from '@applicant-hub/copy';
import {
  LIMITED,
  OFFLINE,
  postForAnswer,
  type SESSION_LOST,
} from '#app/platform/browser/forms/post-form.ts';
import type { ChangeAnswer } from '#app/platform/browser/page/notice.ts';

/**
 * Posts a change to its resource route. A response that is not in the hub's format counts as a
 * failed change.
 */
export async function sendChange(
  action: string,
  fields: FormData,
): Promise<ChangeAnswer | typeof SESSION_LOST> {
  fields.set('respond', 'data');
  const answer = await postForAnswer<ChangeAnswer>(action, fields);
  if (answer === OFFLINE) return failed(m.notices_offline());
  if (answer === LIMITED) return failed(m.notices_limited());
  return answer ?? failed(m.notices_busy());
}

const failed = (text: string): ChangeAnswer => ({
  ok: false,
  notice: { id: '', tone: 'danger', text, canUndo: false },
  link: null,
});
