import { describe, expect, it } from 'vitest';
import { outcome, runServices } from '#src/testing/running-services.ts';

const services = runServices();

const request = async (body: object) =>
  outcome(
    await fetch(`${services.url()}/adverts/api/v1/adverts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
const slots = [{ slot: 'leaderboard', width: 728, height: 90 }];
const idsOf = ({ body }: { body: unknown }) =>
  (body as { adverts: { id: string }[] }).adverts.map(({ id }) => id);

describe('adverts', () => {
  it('adverts are served without a token', async () => {
    expect(idsOf(await request({ slots }))).toEqual(['open-days']);
  });

  it.each([
    [{ location: 'Scotland' }, 'scotland-rail'],
    [{ interests: ['Law', 'Geography'] }, 'earth-lab'],
    [{ interests: ['Law'] }, 'open-days'],
    [{ scheme: ['undergraduate', 'apprenticeships'], smart_alerts: 'Yes' }, 'apprentice-fair'],
  ])('[NTF-22] the advert is chosen by the targeting data: %j', async (targeting, id) => {
    expect(idsOf(await request({ slots, targeting }))).toEqual([id]);
  });

  it.each([
    [{ slots, targeting: { gender: 'Female' } }, 'unknownField'],
    [{ slots, targeting: { school: '' } }, 'invalidField'],
    [{}, 'invalidField'],
  ])('[NTF-20] a request with %j is refused', async (body, code) => {
    expect(await request(body)).toMatchObject({ status: 400, body: { code } });
  });
});
