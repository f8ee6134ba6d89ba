import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createSupportClient } from './client.ts';
import { supportDetailsOf } from './fixtures.ts';

onlyNock();

const client = () => createSupportClient(httpWithReports().http, baseUrl);

describe('eligibility', () => {
  const path = '/api/v1/eligibility?postcode=NE4%205AB';

  itHandlesFaults({
    api: 'support',
    operation: 'eligibility',
    method: 'GET',
    path,
    call: (http, context) => createSupportClient(http, baseUrl).eligibility(context, 'NE4 5AB'),
    wrongTypes: ['{"eligible":true}', 'eligible: Invalid input: expected string, received boolean'],
  });

  it('a postcode with special characters is sent as one parameter', async () => {
    const upstream = nock(baseUrl)
      .get('/api/v1/eligibility?postcode=a%26b%3Dc%2Bd')
      .reply(200, { eligible: 'no' });
    expect(await client().eligibility(context, 'a&b=c+d')).toEqual({ ok: true, value: 'no' });
    upstream.done();
  });
});

describe('register', () => {
  const path = '/api/v1/interests';

  itHandlesFaults({
    api: 'support',
    operation: 'register',
    method: 'POST',
    path,
    call: (http, context) =>
      createSupportClient(http, baseUrl).register(context, supportDetailsOf()),
    wrongTypes: ['{"data":""}', 'data: Invalid input: expected object, received string'],
  });

  it.each([
    {},
    { errors: null },
    { errors: [] },
    { errors: {} },
    { errors: '' },
    { errors: false },
  ])('[GOV-17] the response data %j means that the details were accepted', async (data) => {
    nock(baseUrl).post(path).reply(200, { data });
    expect(await client().register(context, supportDetailsOf())).toEqual({
      ok: true,
      value: { outcome: 'taken' },
    });
  });

  it.each([
    ['The <postcode> is wrong.', 'The postcode is wrong.'],
    [['[email] is wrong.', 'Too late.'], 'email is wrong., Too late.'],
    [{ email: ['is not "one".'] }, 'email: is not one.'],
    [['???'], null],
  ])(
    '[GOV-17][GOV-18] the response errors %j mean that the details were refused',
    async (errors, problem) => {
      nock(baseUrl).post(path).reply(200, { data: { errors } });
      const { http, onCall } = httpWithReports();
      const result = await createSupportClient(http, baseUrl).register(context, supportDetailsOf());
      expect(result).toEqual({ ok: true, value: { outcome: 'refused', problem } });
      // The error message of the service may repeat submitted data.
      expect(JSON.stringify(onCall.mock.calls)).not.toContain('wrong');
    },
  );

  it('the client does not send the details again when the service fails', async () => {
    const upstream = nock(baseUrl).post(path).reply(503, {});
    nock(baseUrl).post(path).reply(200, { data: {} });
    expect(await client().register(context, supportDetailsOf())).toMatchObject({ ok: false });
    upstream.done();
    expect(nock.pendingMocks()).toHaveLength(1);
  });
});
