import { describe, expect, it } from 'vitest';
import { fakeCall, ok } from '#app/platform/request/testing/fake-call.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import { keepForm } from '#app/platform/server/session/stashed-form.server.ts';
import { cookieHeader, signInAt } from '#app/platform/server/testing/context.ts';
import { loadStep } from './load-step.server.ts';

const url = 'http://127.0.0.1:3000/dashboard/welcome?step=contact';

/** An applicant on the contact page, with a stashed form. */
async function returned(entries: Readonly<Record<string, string>>) {
  const call = fakeCall({});
  const cookies: string[] = [];
  const context = {
    ...call.context,
    clients: {
      ...call.context.clients,
      phone: { ...requireApi(call.context, 'phone'), regions: () => ok([]) },
    },
    setCookie: (value: string) => void cookies.push(value),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  await keepForm(form, new Request(url), await signInAt(context), context);
  const request = new Request(url, { headers: { Cookie: cookieHeader(cookies) } });
  const answers = { studyLevel: 'Undergraduate', contactMethod: 'Email' };
  return loadStep({ ...call, request, context }, { answers, done: ['course'] });
}

describe('a page with a stashed form', () => {
  it('[PRF-17] a stashed form with All ticked is restored with every channel ticked', async () => {
    const { view, isRestored } = await returned({
      step: 'contact',
      offers: 'Yes',
      contactMethod: 'All',
      contactMethodShown: '',
    });
    expect(isRestored).toBe(true);
    expect(view.answers).toMatchObject({
      offers: 'Yes',
      contactMethod: 'All\nEmail\nPost\nSMS',
    });
  });

  it("another page's stashed form is ignored", async () => {
    const { view, isRestored } = await returned({ step: 'routes', gapYear: 'Yes' });
    expect(isRestored).toBe(false);
    expect(view.answers).toEqual({ studyLevel: 'Undergraduate', contactMethod: 'Email' });
  });
});
