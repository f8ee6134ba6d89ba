import { describe, expect, it } from 'vitest';
import { fakeCall, ok } from '../explore/testing/fake-call.ts';
import { keepForm } from '../server/kept-input.server.ts';
import { cookieHeader } from '../server/testing/context.ts';
import { loadStep } from './load-step.server.ts';

const url = 'http://127.0.0.1:3000/dashboard/welcome?step=contact';

describe('a page whose form was kept', () => {
  it('[PRF-17] has every channel ticked when All was, as if it had been sent', async () => {
    const call = fakeCall({});
    const cookies: string[] = [];
    const context = {
      ...call.context,
      clients: { ...call.context.clients, phone: { regions: () => ok([]) } },
      setCookie: (value: string) => void cookies.push(value),
    } as unknown as typeof call.context;
    const form = new FormData();
    form.set('offers', 'Yes');
    form.set('contactMethod', 'All');
    form.set('contactMethodShown', '');
    await keepForm(form, new Request(url), null, context);

    const request = new Request(url, { headers: { Cookie: cookieHeader(cookies) } });
    const draft = { answers: { studyLevel: 'Undergraduate' }, done: ['course'] } as const;
    const { view, isKept } = await loadStep({ ...call, request, context }, draft);
    expect(isKept).toBe(true);
    expect(view.answers).toMatchObject({
      offers: 'Yes',
      contactMethod: 'All\nEmail\nPost\nSMS',
    });
  });
});
