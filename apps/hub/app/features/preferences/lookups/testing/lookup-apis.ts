import type { Failure, PhoneCheck, Result, School } from '@applicant-hub/api-clients';
import { readLookup, runLookup } from '../run-lookup.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const failure: Failure = {
  kind: 'unavailable',
  api: 'any',
  status: 503,
  message: 'Later.',
  detail: null,
};
export const failed = { ok: false as const, failure };

const address = {
  line1: '12 Rosehill',
  line2: '',
  line3: '',
  line4: '',
  locality: '',
  townOrCity: 'Cheltenham',
  county: 'Gloucestershire',
  postcode: 'GL52 3LZ',
  country: 'England',
};
const suggestion = { id: 'a1', address: '12 Rosehill, Cheltenham', url: '/get/a1' };
export const school: School = {
  code: 'S1',
  name: 'Hill School',
  ukprn: '10000001',
  addressLines: ['Hill Road', 'Leeds'],
};
export const valid: PhoneCheck = {
  isValid: true,
  internationalNumber: '+33 6 12 34 56 78',
  nationalNumber: '06 12 34 56 78',
  regionCode: 'FR',
};

export interface Apis {
  suggest?: Result<(typeof suggestion)[]>;
  get?: Result<typeof address | null>;
  search?: Result<School[]>;
  check?: Result<PhoneCheck>;
}

/** A hub whose APIs return these responses, and a record of their calls. */
export function hubWith({
  suggest = { ok: true, value: [suggestion] },
  get = { ok: true, value: address },
  search = { ok: true, value: [school] },
  check = { ok: true, value: valid },
}: Apis = {}) {
  const requests: unknown[] = [];
  const answer =
    <T>(result: T) =>
    (_context: unknown, question: unknown) => {
      requests.push(question);
      return Promise.resolve(result);
    };
  const clients = {
    address: { suggest: answer(suggest), get: answer(get) },
    schools: { search: answer(search) },
    phone: { check: answer(check) },
  };
  const call = testScope({
    context: { requestId: 'request', clients },
    applicant: { session: { accessToken: 'token' } },
  });
  return { requests, call };
}

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

export const run = (fields: Record<string, string>, apis?: Apis) => {
  const { call, requests } = hubWith(apis);
  return runLookup(call, readLookup(formOf(fields))).then((outcome) => ({ outcome, requests }));
};
