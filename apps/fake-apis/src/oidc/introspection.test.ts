import { expect, it } from 'vitest';
import { outcome, runServices, testOptions } from '../testing/running-services.ts';

const services = runServices();

const { serviceClient } = testOptions;

const introspect = async (form: Record<string, string>, secret = serviceClient.secret) => {
  const credentials = [serviceClient.id, secret].map(encodeURIComponent).join(':');
  const response = await fetch(`${services.url()}/oidc/token/introspection`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: new URLSearchParams(form),
  });
  return outcome(response);
};

it('the token of a calendar link is active until the link is revoked', async () => {
  const applicant = await services.applicant('start');
  const link = '/identity/api/v1/hub/calendar-link';
  const made = await applicant.call(link, { method: 'POST' });
  const { token } = (await made.json()) as { token: string };
  expect(await introspect({ token })).toEqual({
    status: 200,
    body: { active: true, sub: applicant.id },
  });
  await applicant.call(link, { method: 'DELETE' });
  expect(await introspect({ token })).toEqual({ status: 200, body: { active: false } });
});

it('an access token is not active, because it is not the token of a calendar link', async () => {
  const { token } = await services.applicant('start');
  expect((await introspect({ token })).body).toEqual({ active: false });
});

it('an introspection needs the credentials of the service and a token', async () => {
  expect(await introspect({ token: 'a-token' }, 'wrong')).toEqual({
    status: 401,
    body: { error: 'invalid_client' },
  });
  expect(await introspect({})).toEqual({ status: 400, body: { error: 'invalid_request' } });
});
