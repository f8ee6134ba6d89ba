import { describe, expect, it } from 'vitest';
import { runServices } from '../testing/running-services.ts';

const services = runServices();

describe('the request log', () => {
  it("the log contains a persona's requests to an API, newest last", async () => {
    const applicant = await services.applicant('waiting');
    await applicant.call('/tracking/ug/track', { headers: { 'x-request-id': 'r-1' } });
    await applicant.call('/identity/api/v1/hub/user?collections=dashboardTodo');
    await applicant.call('/identity/api/v1/hub/settings/dashboardData/Notes', {
      method: 'PUT',
      body: { data: '"Hello"', lastUpdated: '2026-11-20T09:00:00Z' },
    });
    const base = { persona: applicant.id, fault: null };
    const all = {
      requests: [
        {
          ...base,
          api: 'tracking',
          method: 'GET',
          path: '/ug/track',
          status: 200,
          requestId: 'r-1',
        },
        {
          ...base,
          api: 'identity',
          path: '/api/v1/hub/user',
          query: { collections: ['dashboardTodo'] },
          requestId: null,
        },
        {
          ...base,
          method: 'PUT',
          status: 200,
          body: '{"data":"\\"Hello\\"","lastUpdated":"2026-11-20T09:00:00Z"}',
        },
      ],
    };
    expect(await services.control('GET', `/requests?persona=${applicant.id}`)).toMatchObject(all);
    expect(
      await services.control('GET', `/requests?persona=${applicant.id}&api=tracking`),
    ).toMatchObject({ requests: all.requests.slice(0, 1) });

    await services.control('DELETE', `/requests?persona=${applicant.id}`);
    expect(await services.control('GET', `/requests?persona=${applicant.id}`)).toEqual({
      requests: [],
    });
  });

  it('the log names the fault that was used', async () => {
    const applicant = await services.applicant('waiting');
    const { id } = (await services.control('PUT', '/faults', {
      api: 'tracking',
      persona: applicant.id,
      fault: { status: 503 },
    })) as { id: string };
    await applicant.call('/tracking/ug/track');
    expect(await services.control('GET', `/requests?persona=${applicant.id}`)).toMatchObject({
      requests: [{ status: 503, fault: id }],
    });
  });

  it('a request for the log of an unknown API is refused', async () => {
    expect((await services.tryControl('GET', '/requests?api=weather')).status).toBe(400);
  });
});
