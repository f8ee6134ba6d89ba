import { paths } from '#app/platform/paths/links.ts';
import { formParameters } from '#app/platform/browser/form-text.ts';
import { notHeardWords } from './not-heard.ts';
import type { SupportResult } from './view.ts';

/** Sends an answer by script. Whatever is no answer of the hub's is a problem that can be tried again. */
export async function sendAnswer(fields: FormData): Promise<SupportResult | 'session lost'> {
  const notHeard: SupportResult = {
    state: 'problem',
    problem: notHeardWords(fields),
    offer: null,
  };
  try {
    const response = await fetch(paths.supportForm, {
      method: 'POST',
      body: formParameters(fields),
      redirect: 'manual',
      // Who only closes it may be on the way to another page.
      keepalive: true,
    });
    if (response.type === 'opaqueredirect') return 'session lost';
    return response.ok ? ((await response.json()) as SupportResult) : notHeard;
  } catch {
    return notHeard;
  }
}
