import { describe, expect, it } from 'vitest';
import { outcome, runServices, type TestApplicant } from '#src/testing/running-services.ts';

const services = runServices();

const details = {
  firstName: 'Jaydon',
  lastName: 'Marloweski',
  dateOfBirth: '2009/02/03',
  email: 'jaydon@example.com',
  postcode: 'NE4 9NQ',
  schoolName: '',
  telephone: '',
  industry: 'Construction|Engineering and manufacturing',
  dateOfInterest: '2026-11-20T09:15:00.000Z',
};

const send = async (applicant: TestApplicant, fields: object = {}) =>
  outcome(
    await applicant.call('/support/api/v1/interests', {
      method: 'POST',
      body: { ...details, ...fields },
    }),
  );

describe('eligibility', () => {
  const request = async (postcode: string) => {
    const applicant = await services.applicant('apprentice');
    const query = new URLSearchParams({ postcode }).toString();
    return outcome(await applicant.call(`/support/api/v1/eligibility?${query}`));
  };

  it.each([
    ['NE4 9NQ', 'yes', 'England'],
    ['le13hp', 'yes', 'England, without a space and in small letters'],
    ['CH1 1AA', 'maybe', 'an English area that reaches into Wales'],
    ['LD1 1AA', 'maybe', 'a Welsh area that reaches into England'],
    ['EH10 4AB', 'no', 'Scotland'],
    ['CF14 1AA', 'no', 'Wales'],
    ['BT9 5AA', 'no', 'Northern Ireland'],
    ['JE2 3AB', 'no', 'Jersey'],
    ['ZZ1 1ZZ', 'no', 'nowhere'],
  ])('the eligibility at %s is %s: %s', async (postcode, eligible) => {
    expect(await request(postcode)).toEqual({ status: 200, body: { eligible } });
  });

  it('an invalid postcode is refused', async () => {
    expect(await request('Leicester')).toMatchObject({
      status: 400,
      body: { code: 'invalidPostcode' },
    });
  });
});

describe('registering an interest', () => {
  it('[GOV-13] the service accepts its nine fields, and refuses a school, a phone number or another field', async () => {
    const applicant = await services.applicant('apprentice');
    for (const fields of [
      { gender: 'Male' },
      { schoolName: 'Gosforth Academy' },
      { telephone: '07700 900735' },
      { dateOfInterest: 'today' },
    ]) {
      expect((await send(applicant, fields)).status).toBe(400);
    }
    expect(await send(applicant)).toMatchObject({ status: 200, body: { data: {} } });
  });

  it('the service stores only the first details that an account sends', async () => {
    const applicant = await services.applicant('apprentice');
    const first = await send(applicant);
    expect(await send(applicant, { dateOfInterest: '2026-11-21T10:00:00.000Z' })).toEqual(first);
    const other = await services.applicant('apprentice');
    expect(await send(other, { dateOfInterest: '2026-11-21T10:00:00.000Z' })).not.toEqual(first);
  });

  it.each([
    [{ firstName: ' ' }, '[firstName] is required.'],
    [{ lastName: '' }, '[lastName] is required.'],
    [{ email: 'jaydon' }, '[email] is not an email address.'],
    [{ postcode: 'Gosforth' }, '[postcode] is not a UK postcode.'],
    [{ dateOfBirth: '2009/02/30' }, '[dateOfBirth] is not a date.'],
    [{ dateOfBirth: '2009/11/22' }, '[dateOfBirth] is less than 17 years ago.'],
  ])(
    '[GOV-17] details with %j are not stored, and the response contains data.errors',
    async (fields, error) => {
      const applicant = await services.applicant('apprentice');
      expect(await send(applicant, fields)).toEqual({
        status: 200,
        body: { data: { errors: [error] } },
      });
      expect(await send(applicant)).toEqual({
        status: 200,
        body: { data: { since: details.dateOfInterest } },
      });
    },
  );
});
