import { countries } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { outcome, runServices } from '#src/testing/running-services.ts';

const services = runServices();

async function request(path: string) {
  const applicant = await services.applicant('start');
  return outcome(await applicant.call(`/phone/api/v1${path}`));
}

const check = (query: Record<string, string>) =>
  request(`/valid-phone-number?${new URLSearchParams(query).toString()}`);

/** Countries whose name in the preferences differs from the name of their phone region. */
const countryOf: Readonly<Record<string, string>> = {
  AC: 'St Helena, Ascension and Tristan da Cunha',
  AG: 'Antigua and Barbuda',
  BA: 'Bosnia and Herzegovina',
  BL: 'St Barthélemy',
  BQ: 'Bonaire, Sint Eustatius and Saba',
  BS: 'The Bahamas',
  CD: 'Congo (Democratic Republic)',
  CG: 'Congo',
  CI: 'Ivory Coast',
  FM: 'Federated States of Micronesia',
  GG: 'Guernsey, Alderney, Sark',
  GM: 'The Gambia',
  HK: 'Hong Kong',
  KN: 'St Kitts and Nevis',
  MO: 'Macao',
  PM: 'St Pierre and Miquelon',
  PS: 'Palestine',
  SH: 'St Helena, Ascension and Tristan da Cunha',
  SJ: 'Svalbard and Jan Mayen',
  ST: 'Sao Tome and Principe',
  TA: 'St Helena, Ascension and Tristan da Cunha',
  TC: 'Turks and Caicos Islands',
  TL: 'East Timor',
  TR: 'Turkey',
  TT: 'Trinidad and Tobago',
  VC: 'St Vincent',
  WF: 'Wallis and Futuna',
};

describe('phone-region-codes', () => {
  interface Region {
    regionCode: string;
    displayRegion: string;
    countryCode: string;
  }

  it('[HLP-2][HLP-3] every region has its English name and calling code', async () => {
    const { status, body } = await request('/phone-region-codes');
    expect(status).toBe(200);
    const regions = body as Region[];
    expect(regions.length).toBeGreaterThan(240);
    expect(regions).toContainEqual({
      regionCode: 'GB',
      displayRegion: 'United Kingdom',
      countryCode: '44',
    });
    expect(regions).toContainEqual({
      regionCode: 'CI',
      displayRegion: 'Côte d’Ivoire',
      countryCode: '225',
    });
    for (const { regionCode, displayRegion, countryCode } of regions) {
      expect(regionCode).toMatch(/^[A-Z]{2}$/);
      expect(displayRegion).not.toBe(regionCode);
      expect(countryCode).toMatch(/^\d{1,3}$/);
    }
  });

  it('[PRF-42] every phone region can be selected as a country in the preferences', async () => {
    const regions = (await request('/phone-region-codes')).body as Region[];
    const missing = regions
      .map(({ regionCode, displayRegion }) => countryOf[regionCode] ?? displayRegion)
      .filter((name) => !countries.includes(name));
    expect(missing).toEqual([]);
    expect(regions.length).toBeGreaterThan(240);
  });

  it('the regions are sorted by name', async () => {
    const names = ((await request('/phone-region-codes')).body as Region[]).map(
      ({ displayRegion }) => displayRegion,
    );
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(names[0]).toBe('Afghanistan');
  });
});

describe('valid-phone-number', () => {
  // Switchboards of universities and museums, and numbers in the ranges of mobile networks.
  it.each([
    ['GB', '07400 123456', '+44 7400 123456', '07400 123456'],
    ['GB', '07700 900123', '+44 7700 900123', '07700 900123'],
    ['GB', '+44 (0)7400 654321', '+44 7400 654321', '07400 654321'],
    ['GB', '(0131) 650-1000', '+44 131 650 1000', '0131 650 1000'],
    ['GB', '020.7679.2000', '+44 20 7679 2000', '020 7679 2000'],
    ['GB', '0371 468 0468', '+44 371 468 0468', '0371 468 0468'],
    ['GB', '028 9024 5133', '+44 28 9024 5133', '028 9024 5133'],
    ['GB', '029 2087 4000', '+44 29 2087 4000', '029 2087 4000'],
    ['IE', '01 896 1000', '+353 1 896 1000', '(01) 896 1000'],
    ['FR', '01 40 20 53 17', '+33 1 40 20 53 17', '01 40 20 53 17'],
    ['DE', '030 20930', '+49 30 20930', '030 20930'],
    ['ES', '913 30 28 00', '+34 913 30 28 00', '913 30 28 00'],
    ['IT', '011 670 6111', '+39 011 670 6111', '011 670 6111'],
    ['US', '(617) 495-1000', '+1 617 495 1000', '(617) 495-1000'],
    ['CA', '416-978-2011', '+1 416 978 2011', '(416) 978-2011'],
    ['AU', '(02) 9351 2222', '+61 2 9351 2222', '(02) 9351 2222'],
    ['NZ', '09 373 7999', '+64 9 373 7999', '09 373 7999'],
    ['JP', '03-3812-2111', '+81 3 3812 2111', '03-3812-2111'],
    ['ZA', '021 650 9111', '+27 21 650 9111', '021 650 9111'],
    ['NG', '0803 123 4567', '+234 803 123 4567', '0803 123 4567'],
    ['IN', '081234 56789', '+91 81234 56789', '081234 56789'],
    ['PL', '22 552 00 00', '+48 22 552 00 00', '22 552 00 00'],
  ])(
    '[HLP-1][HLP-4] in %s the number %s is valid',
    async (region, number, internationalNumber, nationalNumber) => {
      expect(await check({ region, number })).toEqual({
        status: 200,
        body: { isValid: true, internationalNumber, nationalNumber, regionCode: region },
      });
    },
  );

  it.each([
    ['GB', '+33 1 40 20 53 17', 'FR'],
    ['US', '416-978-2011', 'CA'],
    ['GB', '01481 710044', 'GG'],
    ['GB', '01624 685000', 'IM'],
    ['IT', '06 6988 3145', 'VA'],
  ])('in a request for %s, the number %s belongs to %s', async (region, number, regionCode) => {
    expect((await check({ region, number })).body).toMatchObject({ isValid: true, regionCode });
  });

  it.each([
    ['GB', '1'],
    ['GB', '07400 12345'],
    ['GB', '07400 1234567'],
    ['GB', '0000 000 0000'],
    ['GB', '+44'],
    ['GB', '+999 123 4567'],
    ['GB', 'my number is 0131 650 1000'],
    ['GB', 'none'],
    ['US', '555-0100'],
    ['FR', '020 7679 2000'],
    ['DE', '0'],
  ])('[HLP-1] in %s the number %s is not valid', async (region, number) => {
    expect(await check({ region, number })).toEqual({
      status: 200,
      body: { isValid: false, internationalNumber: null, nationalNumber: null, regionCode: null },
    });
  });

  it.each([{}, { region: '' }, { region: 'XX' }, { region: 'gb' }, { region: 'constructor' }])(
    'the region %j is refused',
    async (query) => {
      expect(await check({ ...query, number: '0131 650 1000' })).toEqual({
        status: 400,
        body: { message: 'parameter "region" is not a region code', code: 'invalidRegion' },
      });
    },
  );

  it.each([{}, { number: '' }, { number: '  ' }])('the number %j is refused', async (query) => {
    expect(await check({ ...query, region: 'GB' })).toEqual({
      status: 400,
      body: { message: 'parameter "number" is missing or blank', code: 'invalidNumber' },
    });
  });
});
