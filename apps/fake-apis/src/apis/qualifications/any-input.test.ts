import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '#src/http/api-error.ts';
import { openDatabase } from '#src/store/database.ts';
import { createRecords } from '#src/store/records.ts';
import { qualificationsOf } from './qualifications.ts';
import { qualificationsEndpoints } from './routes.ts';

fc.configureGlobal({ seed: 20_261_122, numRuns: 300 });

const [types, subjects, results] = qualificationsEndpoints(
  qualificationsOf(createRecords(openDatabase(':memory:'))),
);

/** The status of the response. Throws any error that is not an `ApiError`. */
async function statusOf(
  endpoint: typeof types,
  params: Record<string, string>,
  query: Record<string, string[]>,
): Promise<number> {
  try {
    await endpoint?.respond({ params, query, body: '' }, { account: 'somebody' });
    return 200;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

const known = ['a-level', 'biology', 'chemistry', 'mathematics', '__proto__', 'constructor', '..'];
const anyId = fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'binary' }));
const anyQuery = fc.dictionary(fc.constantFrom('subject', 'type', 'toString'), fc.array(anyId));

it('the response to every input has status 200, 400 or 404', () =>
  fc.assert(
    fc.asyncProperty(anyId, anyQuery, async (type, query) => {
      expect([200, 400]).toContain(await statusOf(types, {}, query));
      expect([200, 400, 404]).toContain(await statusOf(subjects, { type }, query));
      expect([200, 400, 404]).toContain(await statusOf(results, { type }, query));
    }),
  ));
