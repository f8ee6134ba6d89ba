import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createCareersClient } from './client.ts';
import { career } from './fixtures.ts';

onlyNock();

const client = () => createCareersClient(httpWithReports().http, baseUrl);
const query = { assessmentId: 'quiz-41' };
const path = '/api/v1/careers?assessmentId=quiz-41';

describe('find', () => {
  itHandlesFaults({
    api: 'careers',
    operation: 'findCareers',
    method: 'GET',
    path,
    call: (http, context) => createCareersClient(http, baseUrl).find(context, query),
    wrongTypes: ['{"careers":""}', 'careers: Invalid input: expected array, received string'],
  });

  it('[LNK-15] the client returns the careers that match a query', async () => {
    nock(baseUrl)
      .get(path)
      .reply(200, { careers: [career(), career({ url: 'javascript:alert(1)' })] });
    expect(await client().find(context, query)).toEqual({
      ok: true,
      value: [career()],
      isPartial: true,
    });
  });

  it('[LNK-15] a saved quiz id with special characters is sent as one parameter', async () => {
    const upstream = nock(baseUrl)
      .get('/api/v1/careers?assessmentId=a%26b%3Dc%2Bd')
      .reply(200, { careers: [] });
    await client().find(context, { assessmentId: 'a&b=c+d' });
    upstream.done();
  });
});
