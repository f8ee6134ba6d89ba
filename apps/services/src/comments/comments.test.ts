import { describe, expect, it } from 'vitest';
import { runServices } from '../testing/running-services.ts';

const services = runServices();

const thread = async (fields: Record<string, string>) =>
  fetch(`${services.url()}/comments/thread`, {
    method: 'POST',
    body: new URLSearchParams({
      site: 'hub',
      key: 'development-key',
      thread: crypto.randomUUID(),
      signature: '',
      ...fields,
    }),
  });

/** The sign-in of somebody, as the account API gives it. */
async function signatureOf(persona: 'waiting' | 'start') {
  const applicant = await services.applicant(persona);
  const { id_token: token } = (await applicant.read('/identity/account/account-info')) as {
    id_token: string;
  };
  const answer = await applicant.call('/identity/account/disqus-callback', {
    method: 'POST',
    body: { UID: applicant.id, id_token: token },
  });
  return ((await answer.json()) as { signature: string }).signature;
}

describe('the comment service', () => {
  it('takes comments of those whom the account API vouches for, under their first name', async () => {
    const signature = await signatureOf('waiting');
    const page = await (await thread({ signature, text: '<b>Hello</b>' })).text();
    expect(page).toContain('<strong>Aisha</strong><br />&lt;b&gt;Hello&lt;/b&gt;');
  });

  it.each(['', 'forged'])('takes none with the sign-in "%s"', async (signature) => {
    const page = await (await thread({ signature, text: 'Hello' })).text();
    expect(page).toContain('Sign in to join in.');
    expect(page).not.toContain('Hello');
  });

  it('refuses a site with another key', async () => {
    expect((await thread({ key: 'another' })).status).toBe(400);
  });

  it('gives a signature for nobody else', async () => {
    const applicant = await services.applicant('waiting');
    const { id_token: token } = (await applicant.read('/identity/account/account-info')) as {
      id_token: string;
    };
    const answer = await applicant.call('/identity/account/disqus-callback', {
      method: 'POST',
      body: { UID: 'somebody-else', id_token: token },
    });
    expect(answer.status).toBe(403);
  });
});
