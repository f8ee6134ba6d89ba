import type { IdentityClient } from '@applicant-hub/api-clients';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { saveApplicationsForm } from './save.server.ts';
import { applicationsOf, fakeScope } from '../testing/fake-scope.ts';

/** A form whose buttons match its fields, unless the test overrides that. */
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  data.set('shown', `${fields['studyYear']} ${fields['studyLevel']}`);
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const unchanged = { studyYear: '2027', studyLevel: 'Undergraduate' };
const changed = { studyYear: '2026', studyLevel: 'Postgraduate' };

describe('the form of the Applications screen', () => {
  it('[ACS-9] the form saves changes before it opens the application', async () => {
    const saveSetting = vi.fn<IdentityClient['saveSetting']>(() => ok(null));
    const end = await saveApplicationsForm(
      form({ ...changed, open: 'postgraduate' }),
      fakeScope({ identity: { saveSetting } }),
    );
    expect(saveSetting.mock.calls.map(([, setting]) => setting)).toEqual([
      {
        collection: 'dashboardUserData',
        name: 'Personalisation',
        data: changed,
        immediate: true,
      },
    ]);
    expect(end).toEqual({
      to: 'http://127.0.0.1:4000/site/apply/2026/postgraduate',
      isAway: true,
    });
  });

  it('[ACS-9] the form opens the application directly if nothing has changed', async () => {
    const saveSetting = vi.fn();
    const end = await saveApplicationsForm(
      form({ ...unchanged, open: 'conservatoires' }),
      fakeScope({ identity: { saveSetting } }),
    );
    expect(saveSetting).not.toHaveBeenCalled();
    expect(end).toEqual({
      to: 'http://127.0.0.1:4000/site/apply/2027/conservatoires',
      isAway: true,
    });
  });

  it.each([
    ['another year', changed, '2027 Undergraduate', changed],
    [
      'the stashed choice, which differs from the saved choice',
      unchanged,
      '2026 Postgraduate',
      unchanged,
    ],
  ])(
    'the form returns to the page if its button was shown for %s',
    async (_which, choice, shown, expected) => {
      const saveSetting = vi.fn<IdentityClient['saveSetting']>(() => ok(null));
      const end = await saveApplicationsForm(
        form({ ...choice, open: 'undergraduate', shown }),
        fakeScope({ identity: { saveSetting } }),
      );
      expect(saveSetting.mock.calls[0]?.[1]).toMatchObject({ data: expected });
      expect(end).toMatchObject({ isAway: false });
      expect('to' in end && end.to).toMatch(/^\/dashboard\/application\?notice=/);
    },
  );

  it('the form returns to the page with the saved values if the application has no link', async () => {
    const end = await saveApplicationsForm(
      form({ studyYear: '2028', studyLevel: 'Undergraduate', open: 'undergraduate' }),
      fakeScope(),
    );
    expect(end).toMatchObject({ isAway: false });
    expect('to' in end && end.to).toMatch(/^\/dashboard\/application\?notice=/);
  });

  it('[EXT-31] the form does not open an application if it is too late to start it', async () => {
    const scope = fakeScope({
      saved: { studyYear: '2026', studyLevel: 'Undergraduate' },
      events: { listKeyDates: () => ok(keyDatesOfCycles) },
    });
    void scope.context.once('applications:2026', () => Promise.resolve(applicationsOf([])));
    const open = { studyYear: '2026', studyLevel: 'Undergraduate', open: 'undergraduate' };
    expect(await saveApplicationsForm(form(open), scope)).toEqual({
      to: '/dashboard/application',
      isAway: false,
    });
  });

  it('the form shows the chosen values again if saving fails', async () => {
    const end = await saveApplicationsForm(
      form({ ...changed, open: 'postgraduate' }),
      fakeScope({ identity: { saveSetting: () => failed('unavailable', 503) } }),
    );
    expect(end).toMatchObject({
      outcome: {
        choice: changed,
        problem:
          "We couldn't save your year and level just now. Your choice is still here: try again in a moment.",
      },
    });
  });

  it.each([
    { ...unchanged, studyYear: '1999' },
    { ...unchanged, studyLevel: 'Doctorate' },
    { open: 'undergraduate' },
  ])('the form rejects %j', async (fields) => {
    await expect(saveApplicationsForm(form(fields), fakeScope())).rejects.toMatchObject({
      status: 400,
    });
  });
});
