import { beforeAll, describe, expect, it } from 'vitest';
import { outcome, runServices, type TestApplicant } from '#src/testing/running-services.ts';

const services = runServices();
let applicant: TestApplicant;
beforeAll(async () => {
  applicant = await services.applicant('start');
});

describe('invalid requests are refused and the error names the parameter', () => {
  it.each([
    ['colour=red', 'unknown parameter "colour"'],
    ['limit=0', 'parameter "limit": must be from 1 to 100'],
    ['limit=101', 'parameter "limit": must be from 1 to 100'],
    ['offset=-1', 'parameter "offset": must be a whole number'],
    ['studyYear=27', 'parameter "studyYear": must be a year'],
    ['lat=91&lng=0', 'parameter "lat": must be in degrees'],
    ['lat=52', 'parameter "lng": is needed with lat'],
    ['lng=1', 'parameter "lat": is needed with lng'],
    ['sortBy=distance', 'parameter "lat": is needed with sortBy=distance'],
    ['mode=details', 'parameter "courses": is needed with mode=details'],
    ['mode=providers', 'parameter "unis": is needed with mode=providers'],
    ['letter=A', 'parameter "letter": is not allowed in a request for courses'],
    [
      'output=provider&scheme=undergraduate',
      'parameter "scheme": is not allowed in a request for unis',
    ],
  ])('the error names the parameter: %s', async (query, message) => {
    const response = await applicant.call(`/courses/api/v1/courses?${query}`);
    expect(await outcome(response)).toMatchObject({ status: 400, body: { message } });
  });

  it.each(['region=Atlantis', 'qualification=Dr', 'sort=up', 'includeFilters=yes', 'scheme=any'])(
    'an invalid value is refused: %s',
    async (query) => {
      const response = await applicant.call(`/courses/api/v1/courses?${query}`);
      expect(await outcome(response)).toMatchObject({
        status: 400,
        body: { code: 'invalidParameter' },
      });
    },
  );

  it('a lookup of more than 100 courses is refused', async () => {
    const query = Array.from({ length: 101 }, (_, index) => `courses=c${index}`).join('&');
    expect((await applicant.call(`/courses/api/v1/courses?${query}`)).status).toBe(400);
  });
});
