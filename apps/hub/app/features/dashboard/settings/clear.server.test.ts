import type { DraftToSave } from '@applicant-hub/api-clients';
import { NO_VERSION, type Setting } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { findNotice } from '#app/platform/flash/notices.server.ts';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { clearWidget } from './clear.server.ts';
import { testApplicant, testScope } from '#app/platform/request/testing/test-scope.ts';

const own = (name: string, data: string, version: number): Setting => ({
  collection: 'dashboardData',
  name,
  data,
  lastUpdated: '20/11/2026 09:15:00',
  version,
});

/**
 * An account with these settings, and a page request that has already loaded the user's settings.
 */
function account(settings: Setting[]) {
  const stored = new Map(settings.map((setting) => [setting.name, setting]));
  const { context } = createTestSite().request();
  const saved: string[] = [];
  let last = 9;
  Object.assign(context.clients, {
    identity: {
      saveDraft: (_context: unknown, { name, data, expectedVersion, keep }: DraftToSave) => {
        const current = stored.get(name) ?? null;
        if (expectedVersion !== (current?.version ?? NO_VERSION)) {
          return Promise.resolve({ ok: true, value: { outcome: 'conflict', current } });
        }
        if (keep && current) saved.push(current.data);
        const json = JSON.stringify(data);
        const setting = json === '{}' ? null : own(name, json, (last += 1));
        if (setting) stored.set(name, setting);
        else stored.delete(name);
        return Promise.resolve({ ok: true, value: { outcome: 'saved', setting } });
      },
    },
  });
  const applicant = testApplicant({
    session: { uid: 'waiting', accessToken: 'access' },
    user: { settings },
  });
  const request = new Request('http://hub.test/');
  const call = testScope({ request, context, applicant });
  return { stored, kept: saved, call };
}

const notes = { id: 'Notes', title: 'Notes' } as const;

describe('cleared data', () => {
  it('[GRD-15][EXT-5] cleared data is restored by Undo, and is stored as a version', async () => {
    const { stored, kept: saved, call } = account([own('Notes', '"Pack a coat"', 7)]);
    const cleared = await clearWidget(call, notes);
    expect(stored.has('Notes')).toBe(false);
    expect(saved).toEqual(['"Pack a coat"']);
    expect(await undoChange(call, cleared?.notice.id ?? '')).toMatchObject({ ok: true });
    expect(stored.get('Notes')?.data).toBe('"Pack a coat"');
  });

  it('[EXT-5] restored data does not overwrite text that was written later', async () => {
    const { stored, call } = account([own('Notes', '"Pack a coat"', 7)]);
    const cleared = await clearWidget(call, notes);
    stored.set('Notes', own('Notes', '"Buy a tent"', 12));
    const result = await undoChange(call, cleared?.notice.id ?? '');
    expect(result).toMatchObject({ ok: false, notice: { tone: 'danger' } });
    expect(result.notice.text).toContain('nothing was undone');
    expect(stored.get('Notes')?.data).toBe('"Buy a tent"');
  });

  it('[GRD-15] data written after the confirmation page was opened is not cleared', async () => {
    const { stored, call } = account([own('Notes', '"Pack a coat"', 7)]);
    stored.set('Notes', own('Notes', '"Buy a tent"', 12));
    expect(await clearWidget(call, notes)).toBeNull();
    expect(stored.get('Notes')?.data).toBe('"Buy a tent"');
  });

  it("[GRD-15][EXT-5] clearing the calculator's data also clears its selection, and Undo restores both", async () => {
    const { stored, call } = account([
      own('Tariff', '[{"code":"AL"}]', 7),
      own('TariffSelection', '{"subject":"Art"}', 8),
    ]);
    const cleared = await clearWidget(call, { id: 'Tariff', title: 'Tariff' });
    expect([...stored]).toEqual([]);
    await undoChange(call, cleared?.notice.id ?? '');
    expect([...stored.values()].map(({ data }) => data)).toEqual([
      '[{"code":"AL"}]',
      '{"subject":"Art"}',
    ]);
  });

  it("[GRD-15][EXT-5] if the calculator's selection cannot be cleared, Undo restores its grades", async () => {
    const { stored, call } = account([
      own('Tariff', '[{"code":"AL"}]', 7),
      own('TariffSelection', '{"subject":"Art"}', 8),
    ]);
    stored.set('TariffSelection', own('TariffSelection', '{"subject":"Music"}', 12));
    const cleared = await clearWidget(call, { id: 'Tariff', title: 'Tariff' });
    expect(cleared).toMatchObject({ ok: false, notice: { tone: 'danger' } });
    await undoChange(call, cleared?.notice.id ?? '');
    expect(stored.get('Tariff')?.data).toBe('[{"code":"AL"}]');
    expect(stored.get('TariffSelection')?.data).toBe('{"subject":"Music"}');
  });

  it('[EXT-5] cleared data cannot be restored after everything was deleted', async () => {
    const { stored, call } = account([own('Notes', '"Pack a coat"', 7)]);
    const cleared = await clearWidget(call, notes);
    await call.context.cache.wipe(call.applicant.session.uid);
    expect(await findNotice(call, cleared?.notice.id ?? '')).toBeNull();
    expect(await undoChange(call, cleared?.notice.id ?? '')).toMatchObject({ ok: false });
    expect(stored.size).toBe(0);
  });

  it('cleared data is stored encrypted, and only for its user', async () => {
    const { call } = account([own('Notes', '"Pack a coat"', 7)]);
    const written: Parameters<typeof call.context.cache.set>[] = [];
    const { set } = call.context.cache;
    call.context.cache.set = (...entry) => {
      written.push(entry);
      return set(...entry);
    };
    await clearWidget(call, notes);
    expect(written).toHaveLength(1);
    expect(JSON.stringify(written)).not.toMatch(/Pack/);
    expect(written[0]?.[0]).toMatchObject({ owner: call.applicant.session.uid });
  });
});
