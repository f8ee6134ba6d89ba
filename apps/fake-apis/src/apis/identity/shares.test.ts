import { describe, expect, it } from 'vitest';
import {
  outcome,
  runServices,
  testOptions,
  type TestApplicant,
} from '#src/testing/running-services.ts';

const clock = { now: new Date('2026-11-21T09:00:00Z') };
const services = runServices({ ...testOptions, clock: () => clock.now });

const OWN = '/identity/api/v1/hub/shares';
const ID = 'made-by-the-form-00';

const course = (id: string) => ({
  courseId: id,
  courseOptionId: `${id}-ft`,
  academicYearId: '2027',
});

interface Share {
  id: string;
  token: string;
  endsAt: string;
}

const make = (
  applicant: TestApplicant,
  body: object = { parts: ['dates'], courses: [], days: 7 },
  id = ID,
) => applicant.call(`${OWN}/${id}`, { method: 'PUT', body });

const made = async (...call: Parameters<typeof make>) =>
  (await (await make(...call)).json()) as Share;

/** Opens a share as a reader does, with only the token. Returns the response. */
const open = async (token: string) =>
  outcome(
    await fetch(`${services.url()}/identity/api/v1/shares/open`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    }),
  );

const gone = { status: 404, body: { code: 'unknownLink', message: 'there is no such link' } };

const withToken = (token: string, path: string, method = 'GET') =>
  fetch(services.url() + path, { method, headers: { authorization: `Bearer ${token}` } });

describe('shares', () => {
  it('[EXT-39] a share has an expiry date and a random 256-bit token without the account id', async () => {
    const applicant = await services.applicant('start');
    const { token, endsAt } = await made(applicant, { parts: ['status'], courses: [], days: 30 });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(token).not.toContain(applicant.id);
    expect(endsAt).toBe('2026-12-21T09:00:00.000Z');
    expect(await applicant.read(OWN)).toMatchObject({ shares: [{ id: ID, parts: ['status'] }] });
  });

  it('a form that is submitted twice creates one link, which only its owner can revoke', async () => {
    const applicant = await services.applicant('start');
    const other = await services.applicant('start');
    const first = await made(applicant);
    expect(await made(applicant, { parts: ['statement'], courses: [], days: 90 })).toEqual(first);
    expect(await made(other)).not.toMatchObject({ token: first.token });
    await other.call(`${OWN}/${ID}`, { method: 'DELETE' });
    expect((await open(first.token)).status).toBe(200);
  });

  it('opening a link gives the reader a read-only token', async () => {
    const applicant = await services.applicant('waiting');
    const { token } = await made(applicant);
    const { body } = await open(token);
    const { accessToken } = body as { accessToken: string };
    expect(body).toEqual({
      parts: ['dates'],
      courses: [],
      endsAt: expect.any(String) as string,
      accessToken: expect.stringMatching(/^[\w-]+(\.[\w-]+){2}$/) as string,
    });
    expect((await withToken(accessToken, '/own-dates/api/v1/own-dates')).status).toBe(200);
    for (const [method, path] of [
      ['DELETE', '/own-dates/api/v1/own-dates'],
      ['DELETE', '/identity/api/v1/hub/data'],
      ['POST', '/identity/api/v1/hub/calendar-link'],
      ['PUT', `${OWN}/another-form-0000`],
    ] as const) {
      expect((await withToken(accessToken, path, method)).status, path).toBe(403);
    }
  });

  it('[EXT-39] a share is no longer valid after it expires, is revoked, or all data is deleted', async () => {
    const applicant = await services.applicant('start');
    const first = await made(applicant);
    const start = clock.now;
    clock.now = new Date('2026-11-28T08:59:59Z');
    expect((await open(first.token)).status).toBe(200);
    clock.now = new Date('2026-11-28T09:00:00Z');
    expect(await open(first.token)).toEqual(gone);
    expect(await applicant.read(OWN)).toEqual({ shares: [] });
    clock.now = start;

    await applicant.call(`${OWN}/${ID}`, { method: 'DELETE' });
    expect(await open(first.token)).toEqual(gone);
    expect((await applicant.call(`${OWN}/${ID}`, { method: 'DELETE' })).status).toBe(204);

    const second = await made(applicant);
    await applicant.call('/identity/api/v1/hub/data', { method: 'DELETE' });
    expect(await open(second.token)).toEqual(gone);
    expect(await open('guessed')).toEqual(gone);
  });

  it('an applicant has at most ten links', async () => {
    const applicant = await services.applicant('start');
    for (let number = 0; number < 10; number++) {
      expect((await make(applicant, undefined, `${ID}-${number}`)).status).toBe(200);
    }
    expect((await make(applicant, undefined, `${ID}-10`)).status).toBe(422);
  });

  it('[EXT-38] a share can be a comparison of courses', async () => {
    const applicant = await services.applicant('start');
    const compared = { parts: [], courses: [course('a'), course('b')] };
    const { token } = await made(applicant, { ...compared, days: 7 });
    expect(await applicant.read(OWN)).toMatchObject({ shares: [compared] });
    expect((await open(token)).body).toMatchObject(compared);
  });

  it.each([
    ['a comparison of one course', { parts: [], courses: [course('a')], days: 7 }],
    [
      'a comparison of six courses',
      { parts: [], courses: ['a', 'b', 'c', 'd', 'e', 'f'].map(course), days: 7 },
    ],
    ['a comparison with parts', { parts: ['dates'], courses: [course('a'), course('b')], days: 7 }],
    ['a share without parts', { parts: [], courses: [], days: 7 }],
    ['an unknown part', { parts: ['everything'], courses: [], days: 7 }],
    ['a share that lasts ten years', { parts: ['dates'], courses: [], days: 3650 }],
  ])('the share is refused: %s', async (_, body) => {
    const applicant = await services.applicant('start');
    expect((await make(applicant, body)).status).toBe(400);
  });
});
