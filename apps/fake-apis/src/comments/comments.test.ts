import { describe, expect, it } from 'vitest';
import { runServices, type TestApplicant } from '../testing/running-services.ts';

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

/** Requests a signature for the comment service from the account API. Returns the response. */
async function callback(applicant: TestApplicant, account: string) {
  const { id_token: token } = (await applicant.read('/identity/account/account-info')) as {
    id_token: string;
  };
  return applicant.call('/identity/account/disqus-callback', {
    method: 'POST',
    body: { UID: account, id_token: token },
  });
}

describe('the comment service', () => {
  it('the service shows the comment of a user with a valid signature under their first name', async () => {
    const applicant = await services.applicant('waiting');
    const response = await callback(applicant, applicant.id);
    const { signature } = (await response.json()) as { signature: string };
    const page = await (await thread({ signature, text: '<b>Hello</b>' })).text();
    expect(page).toContain('<strong>Aisha</strong><br />&lt;b&gt;Hello&lt;/b&gt;');
  });

  it.each(['', 'forged'])(
    'the service refuses a comment with the signature "%s"',
    async (signature) => {
      const page = await (await thread({ signature, text: 'Hello' })).text();
      expect(page).toContain('Sign in to join in.');
      expect(page).not.toContain('Hello');
    },
  );

  it('the service refuses a site with an incorrect key', async () => {
    expect((await thread({ key: 'another' })).status).toBe(400);
  });

  it('the account API signs only for the account of the caller', async () => {
    const applicant = await services.applicant('waiting');
    expect((await callback(applicant, 'somebody-else')).status).toBe(403);
  });
});
