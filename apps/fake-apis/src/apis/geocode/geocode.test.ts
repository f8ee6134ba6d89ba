import { describe, expect, it } from 'vitest';
import { personas } from '#src/personas/personas.ts';
import { calendarAt } from '#src/clock/calendar.ts';
import { outcome, runServices } from '#src/testing/running-services.ts';
import { locate, readPostcode } from './postcode.ts';

const services = runServices();

async function geocode(postcode: string) {
  const applicant = await services.applicant('start');
  const query = new URLSearchParams({ postcode }).toString();
  return outcome(await applicant.call(`/geocode/api/v1/geocode-postcode?${query}`));
}

describe('geocode-postcode', () => {
  it('[HLP-22] the place of LE1 3HP is in the middle of Leicester', async () => {
    const { status, body } = await geocode('LE1 3HP');
    expect(status).toBe(200);
    const { latitude, longitude } = body as { latitude: number; longitude: number };
    expect(Math.abs(latitude - 52.634)).toBeLessThan(0.004);
    expect(Math.abs(longitude + 1.137)).toBeLessThan(0.004);
  });

  it.each(['le1 3hp', 'LE13HP', ' LE1  3HP '])(
    'the place of LE1 3HP is returned for %j',
    async (postcode) => {
      expect(await geocode(postcode)).toEqual(await geocode('LE1 3HP'));
    },
  );

  it.each(['', 'LE1', 'LE1 3', '101241', 'Leicester', 'LEI 3HP', 'LE1 3HPX', 'LE1 3H1'])(
    'an invalid postcode returns 400: %j',
    async (postcode) => {
      expect(await geocode(postcode)).toEqual({
        status: 400,
        body: {
          code: 'invalidPostcode',
          message: 'parameter "postcode" is not a UK postcode',
        },
      });
    },
  );

  it('a postcode in an area that does not exist returns 404', async () => {
    expect(await geocode('zz1 1zz')).toEqual({
      status: 404,
      body: { code: 'unknownPostcode', message: 'the place of ZZ1 1ZZ is unknown' },
    });
  });
});

describe('the places of postcodes', () => {
  const place = (text: string) => {
    const postcode = readPostcode(text);
    return postcode === null ? null : locate(postcode);
  };
  const apart = (one: string, other: string) => {
    const [[lat = 0, lng = 0], [otherLat = 0, otherLng = 0]] = [
      place(one) ?? [],
      place(other) ?? [],
    ];
    return Math.hypot(lat - otherLat, lng - otherLng);
  };

  it.each([
    ['LE1 3HP', 'LE1 3HQ', 0.01],
    ['AB10 1AA', 'AB10 1AB', 0.01],
    ['AB10 1AA', 'AB25 1AA', 0.13],
  ])('the places of %s and %s differ and are near each other', (one, other, degrees) => {
    expect(apart(one, other)).toBeGreaterThan(0);
    expect(apart(one, other)).toBeLessThan(degrees);
  });

  it('the home postcode of every UK persona has a place', () => {
    const homes = personas
      .map(({ record }) => record(calendarAt(new Date('2026-11-21T09:00:00Z'))))
      .filter(({ personalisation }) => personalisation.userCountry === 'United Kingdom')
      .map(({ user }) => user.postcode);
    expect(homes.length).toBeGreaterThan(20);
    for (const postcode of homes) expect(place(postcode), postcode).not.toBeNull();
  });
});
