import type { AppLoadContext } from '@remix-run/node';
import type { SettingToSave } from '@applicant-hub/api-clients';
import { expect, it } from 'vitest';
import type { Applicant } from '../../applicant/applicant.server.ts';
import { failed, ok } from '../../explore/testing/fake-call.ts';
import { createTestSite } from '../../server/testing/context.ts';
import { takePanelForm } from './save.server.ts';

/** Sends the panel of study support, of somebody who has answered other panels before. */
async function send(fields: Record<string, string>, saves = true) {
  const saved: SettingToSave[] = [];
  const clients = {
    identity: {
      saveSetting: (_context: unknown, setting: SettingToSave) => {
        saved.push(setting);
        return saves ? ok(null) : failed('status', 500);
      },
    },
  };
  const context = { ...createTestSite().request().context, clients } as unknown as AppLoadContext;
  const data = JSON.stringify({ studyLevel: 'Postgraduate', beenInCare: 'yes' });
  const settings = [{ collection: 'dashboardUserData', name: 'Personalisation', data }];
  const applicant = {
    session: { uid: 'me', accessToken: 'token' },
    user: { settings },
  } as unknown as Applicant;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { outcome: await takePanelForm(form, context, applicant), saved };
}

it('[PRF-10] a panel is saved at once, as a flat object of its own fields', async () => {
  const { outcome, saved } = await send({ panel: 'study-support', areCarers: 'yes' });
  expect(outcome).toEqual({ isSaved: true, panel: 'study-support' });
  expect(saved).toEqual([
    {
      collection: 'dashboardUserData',
      name: 'Personalisation',
      immediate: true,
      data: expect.objectContaining({ areCarers: 'yes', beenInCare: 'no' }) as object,
    },
  ]);
  expect(saved[0]?.data).not.toHaveProperty('studyLevel');
});

it('[PRF-6] one with errors is not saved, and comes again with them', async () => {
  const { outcome, saved } = await send({ panel: 'hub-personalisation', studyYear: '2028' });
  expect(outcome).toMatchObject({
    isSaved: false,
    status: 400,
    outcome: { typed: { answers: { studyYear: '2028' } } },
  });
  expect(saved).toEqual([]);
});

it('one that could not be saved comes again, and says so', async () => {
  const { outcome } = await send({ panel: 'study-support', areCarers: 'yes' }, false);
  expect(outcome).toMatchObject({ isSaved: false, status: 503 });
});
