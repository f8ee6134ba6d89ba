import { describe, expect, it } from 'vitest';
import { outcome, runServices, type TestApplicant } from '#src/testing/running-services.ts';

const services = runServices();

const OWN = '/identity/api/v1/hub/calendar-link';
const settings = '/identity/api/v1/hub/settings/dashboardUserData/Personalisation';

interface Link {
  token: string;
  createdAt: string;
}

const create = async (applicant: TestApplicant, method: 'POST' | 'PUT' = 'POST') =>
  (await (await applicant.call(OWN, { method })).json()) as Link;

/** Requests the answers as an external calendar does, with only the token. Returns the response. */
const readBy = async (token: string) =>
  outcome(
    await fetch(`${services.url()}/identity/api/v1/calendar-links/answers`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    }),
  );

const stopped = {
  status: 404,
  body: { code: 'unknownLink', message: 'there is no such calendar link' },
};

describe('calendar links', () => {
  it('[EXT-7] a link has a 256-bit token that contains no data about its owner', async () => {
    const applicant = await services.applicant('start');
    const { token } = await create(applicant);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(token).not.toContain(applicant.id);
    expect(await applicant.read(OWN)).toMatchObject({ token });
  });

  it('[EXT-7] a link gives access only to the personalisation answers that select dates', async () => {
    const applicant = await services.applicant('both');
    const { token } = await create(applicant);
    const before = await readBy(token);
    const { answers } = before.body as { answers: Record<string, unknown> };
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['studyYear', 'studyLevel']));
    for (const field of ['postcode', 'dateOfBirth', 'gender', 'mobile']) {
      expect(answers).not.toHaveProperty(field);
    }
    const data = '{"studyYear":"2026"}';
    const lastUpdated = '2026-11-20T09:15:00.000Z';
    await applicant.call(settings, { method: 'PUT', body: { data, lastUpdated } });
    expect(await readBy(token)).toMatchObject({ body: { answers: { studyYear: '2026' } } });
  });

  it('[EXT-7] a link gives access to saved events, but not to other favourites', async () => {
    const applicant = await services.applicant('heavy');
    const { token } = await create(applicant);
    expect(await readBy(token)).toMatchObject({ body: { events: [] } });
    const eventsPath = '/identity/api/v1/hub/favourites/events';
    await applicant.call(`${eventsPath}/7`, { method: 'PUT' });
    await applicant.call(`${eventsPath}/9`, { method: 'PUT' });
    expect(await readBy(token)).toMatchObject({ body: { events: ['9', '7'] } });
    await applicant.call(`${eventsPath}/9`, { method: 'DELETE' });
    expect(await readBy(token)).toMatchObject({ body: { events: ['7'] } });
    await applicant.call('/identity/api/v1/hub/data', { method: 'DELETE' });
    expect(await applicant.read(eventsPath)).toEqual({ total: 0, items: [] });
  });

  it('[EXT-7] a link works until it is revoked or replaced, or until all data is deleted', async () => {
    const applicant = await services.applicant('start');
    const first = await create(applicant);
    expect(await create(applicant)).toEqual(first);
    const second = await create(applicant, 'PUT');
    expect(await readBy(first.token)).toEqual(stopped);
    expect((await readBy(second.token)).status).toBe(200);

    await applicant.call(OWN, { method: 'DELETE' });
    expect(await readBy(second.token)).toEqual(stopped);
    expect(await outcome(await applicant.call(OWN))).toEqual({ status: 204, body: null });
    expect((await applicant.call(OWN, { method: 'DELETE' })).status).toBe(204);

    const third = await create(applicant);
    await applicant.call('/identity/api/v1/hub/data', { method: 'DELETE' });
    expect(await readBy(third.token)).toEqual(stopped);
    expect(await readBy('guessed')).toEqual(stopped);
  });

  it('[EXT-7] a link is removed when its account is reset', async () => {
    const applicant = await services.applicant('start');
    const { token } = await create(applicant);
    await services.control('POST', `/reset?persona=${applicant.id}`);
    expect(await readBy(token)).toEqual(stopped);
  });
});
