import { expect, it } from 'vitest';
import { outcome, runServices } from '#src/testing/running-services.ts';

const services = runServices();

const lists = ['/spotlights/api/v1/spotlights', '/spotlights/api/v1/work-experiences'];

it.each(lists)(
  '[LNK-3][LNK-4] the endpoint returns the items that the user has started: %s',
  async (path) => {
    const { status, body } = await outcome(
      await (await services.applicant('in-progress')).call(path),
    );
    expect(status).toBe(200);
    const { items } = body as { items: Record<string, unknown>[] };
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(item['percentageCompleted']).toEqual(expect.any(Number));
      for (const address of [item['url'], item['picture']]) {
        expect((await fetch(String(address))).status).toBe(200);
      }
    }
  },
);

it.each(lists)(
  '[LNK-6] the list is empty for a user without items, and the status is 204 for a user without an account at the partner: %s',
  async (path) => {
    const [known, unknown] = [await services.applicant('ready'), await services.applicant('start')];
    expect(await outcome(await known.call(path))).toEqual({ status: 200, body: { items: [] } });
    expect(await outcome(await unknown.call(path))).toEqual({ status: 204, body: null });
  },
);
