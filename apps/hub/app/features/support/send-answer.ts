import { paths } from '#app/platform/paths/links.ts';
import {
  LIMITED,
  OFFLINE,
  postForJson,
  type SESSION_LOST,
} from '#app/platform/browser/forms/post-form.ts';
import { notHeardWords } from './not-heard.ts';
import type { SupportResult } from './view.ts';

/**
 * Sends an answer by script. If the response is not a result of the hub, the outcome is a problem
 * that can be retried.
 */
export async function sendAnswer(fields: FormData): Promise<SupportResult | typeof SESSION_LOST> {
  const answer = await postForJson<SupportResult>(paths.supportForm, fields);
  if (answer !== null && answer !== OFFLINE && answer !== LIMITED) return answer;
  return { state: 'problem', problem: notHeardWords(fields), offer: null };
}
