import type { IdentityClient } from '@applicant-hub/api-clients';
import { share } from '@applicant-hub/api-clients/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { FakeClients } from '#app/platform/server/testing/fake-clients.ts';
import { shareChosen } from './share.server.ts';

const scope = (identity: NonNullable<FakeClients['identity']>) =>
  testScope({ context: { clients: { identity } } });

function form(fields: Record<string, string | readonly string[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) data.append(name, value);
  }
  return data;
}

const made = () => vi.fn(() => ok({ outcome: 'made' as const, share: share() }));

const ID = 'made-by-the-form-00';

describe('the form that creates a link', () => {
  it('[EXT-39] the form shares the ticked parts, for the chosen period', async () => {
    const makeShare = made();
    const sent = form({ id: ID, parts: ['statement', 'status'], days: '30' });
    const outcome = await shareChosen(scope({ makeShare }), sent);
    expect(outcome).toEqual({ noticeId: expect.any(String) as string });
    expect(makeShare).toHaveBeenCalledWith(expect.anything(), {
      id: expect.stringMatching(/^[\w-]{16,64}$/) as string,
      parts: ['status', 'statement'],
      courses: [],
      days: 30,
    });
  });

  it('[EXT-39] a form submitted twice creates one link; with other parts, another period or on another day, it creates another link', async () => {
    const makeShare = vi.fn<IdentityClient['makeShare']>(made());
    const now = vi.fn(() => new Date('2026-11-29T10:00:00Z'));
    const call = testScope({ context: { now, clients: { identity: { makeShare } } } });
    const all = { id: ID, parts: ['status', 'dates'], days: '30' };
    for (const fields of [all, all, { ...all, parts: ['dates'] }, { ...all, days: '7' }]) {
      await shareChosen(call, form(fields));
    }
    now.mockReturnValue(new Date('2026-11-30T10:00:00Z'));
    await shareChosen(call, form(all));
    const ids = makeShare.mock.calls.map(([, { id }]) => id);
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(4);
  });

  it.each([
    ['nothing', form({ id: ID, days: '30' })],
    ['only an unknown part', form({ id: ID, parts: ['everything'], days: '30' })],
  ])('no API is called when %s is ticked', async (_, sent) => {
    const makeShare = made();
    expect(await shareChosen(scope({ makeShare }), sent)).toMatchObject({
      status: 400,
      form: { id: ID, parts: [], days: 30, hasError: true },
    });
    expect(makeShare).not.toHaveBeenCalled();
  });

  it('an invalid period is replaced by the shortest period, and an invalid id by a new id', async () => {
    const makeShare = made();
    await shareChosen(scope({ makeShare }), form({ id: '../x', parts: ['dates'], days: '9999' }));
    expect(makeShare).toHaveBeenCalledWith(expect.anything(), {
      id: expect.stringMatching(/^[\w-]{16,64}$/) as string,
      parts: ['dates'],
      courses: [],
      days: 7,
    });
  });

  it.each([
    [
      'the maximum number of links exists',
      () => ok({ outcome: 'full' as const }),
      400,
      'You have ten links',
    ],
    ['the account fails', () => failed('unavailable', 503), 503, "couldn't be made"],
  ])('the form shows its input again when %s', async (_, makeShare, status, words) => {
    const sent = form({ id: ID, parts: ['dates'], days: '90' });
    expect(await shareChosen(scope({ makeShare }), sent)).toMatchObject({
      status,
      form: {
        id: ID,
        parts: ['dates'],
        days: 90,
        message: { tone: 'danger', text: expect.stringContaining(words) as string },
      },
    });
  });

  it('a form with an expired session is redirected', async () => {
    const sent = form({ id: ID, parts: ['dates'], days: '90' });
    const makeShare = () => failed('unauthorised', 401);
    await expect(shareChosen(scope({ makeShare }), sent)).rejects.toMatchObject({ status: 302 });
  });
});
