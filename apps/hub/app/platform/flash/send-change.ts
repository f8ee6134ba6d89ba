import { m } from '@applicant-hub/copy';
import { formParameters } from '#app/platform/browser/form-text.ts';
import type { ChangeAnswer } from '#app/platform/browser/answer.ts';

/**
 * Sends a change to its resource route. Whatever is no answer of the hub's is a change that was not
 * saved.
 */
export async function sendChange(
  action: string,
  fields: FormData,
): Promise<ChangeAnswer | 'session lost'> {
  fields.set('respond', 'data');
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: formParameters(fields),
      redirect: 'manual',
      // It arrives although the page is left in the meantime.
      keepalive: true,
    });
    if (response.type === 'opaqueredirect') return 'session lost';
    return response.ok ? ((await response.json()) as ChangeAnswer) : failed(m.notices_busy());
  } catch {
    return failed(m.notices_offline());
  }
}

const failed = (text: string): ChangeAnswer => ({
  ok: false,
  notice: { id: '', tone: 'danger', text, canUndo: false },
  link: null,
});
