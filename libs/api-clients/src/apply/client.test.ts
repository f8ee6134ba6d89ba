import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createApplyClient } from './client.ts';
import { applicationBody, applyApplication } from './fixtures.ts';

onlyNock();

const operations = [
  ['ugApplication', '/ug/application'],
  ['ucApplication', '/uc/application'],
] as const;

describe.each(operations)('%s', (operation, path) => {
  const client = () => createApplyClient(httpWithReports().http, baseUrl);

  itHandlesFaults({
    api: 'apply',
    operation,
    method: 'GET',
    path,
    call: (http, context) => createApplyClient(http, baseUrl)[operation](context),
    wrongTypes: [
      JSON.stringify({ ...applicationBody, controlData: { entryYear: null } }),
      'controlData.entryYear: Invalid input: expected number, received null',
    ],
  });

  it('[APP-84] the request goes to the configured URL with the credentials', async () => {
    const upstream = nock(baseUrl, {
      reqheaders: {
        accept: 'application/json',
        authorization: 'Bearer secret-token',
        'x-request-id': 'request-1',
      },
    })
      .get(path)
      .reply(200, { ...applicationBody, applicant: { name: 'Aisha Rahman' } });

    expect(await client()[operation](context)).toEqual({ ok: true, value: applyApplication() });
    upstream.done();
  });

  it('a 204 response returns no application', async () => {
    nock(baseUrl).get(path).reply(204);
    expect(await client()[operation](context)).toEqual({ ok: true, value: null });
  });
});

it('[APP-90] the client reads an application field by field', async () => {
  nock(baseUrl)
    .get('/ug/application')
    .reply(200, {
      applicationStatusData: {
        percentComplete: 100,
        applicationCompleted: true,
        applicationSent: false,
        referenceSection: {
          referenceRequired: true,
          referenceRequested: false,
          referenceReturned: true,
        },
      },
      centreData: { applicationApprovalRequested: false, applicationReturned: true },
      controlData: { entryYear: 2026 },
    });
  expect(await createApplyClient(httpWithReports().http, baseUrl).ugApplication(context)).toEqual({
    ok: true,
    value: {
      entryYear: 2026,
      percentComplete: 100,
      applicationCompleted: true,
      applicationSent: false,
      referenceRequired: true,
      referenceRequested: false,
      referenceReturned: true,
      applicationApprovalRequested: false,
      applicationReturned: true,
    },
  });
});

it('[APP-90] the client reads an application without a reference section', async () => {
  const applicationStatusData = {
    ...applicationBody.applicationStatusData,
    referenceSection: undefined,
  };
  nock(baseUrl)
    .get('/ug/application')
    .reply(200, { ...applicationBody, applicationStatusData });
  expect(await createApplyClient(httpWithReports().http, baseUrl).ugApplication(context)).toEqual({
    ok: true,
    value: applyApplication({
      referenceRequired: false,
      referenceRequested: false,
      referenceReturned: false,
    }),
  });
});
