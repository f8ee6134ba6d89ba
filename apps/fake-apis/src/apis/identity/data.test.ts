import { describe, expect, it } from 'vitest';
import { outcome, runServices, type TestApplicant } from '#src/testing/running-services.ts';

const services = runServices();

const HUB = '/identity/api/v1/hub';
const noSlots = { '1': null, '2': null, '3': null, '4': null, '5': null };

const removeAll = (applicant: TestApplicant) => applicant.call(`${HUB}/data`, { method: 'DELETE' });

describe('deleting hub data', () => {
  it('the deletion removes every setting, every favourite and the shortlist, and preserves the account', async () => {
    const applicant = await services.applicant('heavy');
    const notes = `${HUB}/settings/dashboardData/Notes`;
    for (const data of ['"a"', '"b"']) {
      const lastUpdated = '2026-07-01T23:30:00.000Z';
      await applicant.call(notes, { method: 'PUT', body: { data, lastUpdated, keep: true } });
    }
    const before = (await applicant.read(`${HUB}/user`)) as { settings: unknown[] };
    expect(before.settings.length).toBeGreaterThan(0);

    expect(await outcome(await removeAll(applicant))).toEqual({ status: 204, body: null });

    expect(await applicant.read(`${HUB}/user`)).toEqual({ ...before, settings: [] });
    expect(await applicant.read(`${notes}/versions`)).toEqual({ versions: [] });
    expect(await applicant.read(`${HUB}/favourites`)).toEqual({
      courses: [],
      unis: [],
      locations: [],
      subjects: [],
      pages: [],
      filters: [],
      events: [],
      top: noSlots,
    });
    expect(await applicant.read(`${HUB}/favourites/overview`)).toMatchObject({
      shortlist: { slots: noSlots, version: 0 },
    });
  });

  it('the deletion succeeds when no data is left', async () => {
    const applicant = await services.applicant('new');
    await removeAll(applicant);
    expect(await outcome(await removeAll(applicant))).toEqual({ status: 204, body: null });
  });

  it('the deletion does not affect other accounts', async () => {
    const applicant = await services.applicant('waiting');
    const other = await services.applicant('waiting');
    await removeAll(applicant);
    const { settings } = (await other.read(`${HUB}/user`)) as { settings: unknown[] };
    expect(settings.length).toBeGreaterThan(0);
  });
});
