import type { Result, Share } from '@applicant-hub/api-clients';
import { describe, expect, it, vi } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { FakeClients } from '#app/platform/server/testing/fake-clients.ts';
import { findLinks, makeLink } from './share.server.ts';

const share: Share = {
  id: 'a-share',
  token: 'v3Rk1vX0bS2mT8yLw6ZpJcH3uNfDgAeVi5oKx7sMnBQ',
  parts: ['status', 'statement'],
  createdAt: '2026-11-20T09:15:00.000Z',
  endsAt: '2026-12-20T09:15:00.000Z',
};

const scope = (identity: NonNullable<FakeClients['identity']>) =>
  testScope({ context: { clients: { identity } } });

function form(fields: Record<string, string | readonly string[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) data.append(name, value);
  }
  return data;
}

const made = () => vi.fn(() => ok({ outcome: 'made' as const, share }));

const ID = 'made-by-the-form-00';

describe('the form that makes a link', () => {
  it('[EXT-39] shares what was ticked, for as long as was chosen, under the id of the form', async () => {
    const makeShare = made();
    const sent = form({ id: ID, parts: ['statement', 'status'], days: '30' });
    const outcome = await makeLink(scope({ makeShare }), sent);
    expect(outcome).toEqual({ noticeId: expect.any(String) as string });
    expect(makeShare).toHaveBeenCalledWith(expect.anything(), {
      id: ID,
      parts: ['status', 'statement'],
      days: 30,
    });
  });

  it.each([
    ['nothing', form({ id: ID, days: '30' })],
    ['only what there is not', form({ id: ID, parts: ['everything'], days: '30' })],
  ])('calls no API when %s is ticked', async (_, sent) => {
    const makeShare = made();
    expect(await makeLink(scope({ makeShare }), sent)).toMatchObject({
      status: 400,
      form: { id: ID, parts: [], days: 30, hasError: true },
    });
    expect(makeShare).not.toHaveBeenCalled();
  });

  it('takes the shortest time and an id of its own where the form says none', async () => {
    const makeShare = made();
    await makeLink(scope({ makeShare }), form({ id: '../x', parts: ['dates'], days: '9999' }));
    expect(makeShare).toHaveBeenCalledWith(expect.anything(), {
      id: expect.stringMatching(/^[\w-]{22}$/) as string,
      parts: ['dates'],
      days: 7,
    });
  });

  it.each([
    ['there is no room', () => ok({ outcome: 'full' as const }), 400, 'You have ten links'],
    ['the account fails', () => failed('unavailable', 503), 503, "couldn't be made"],
  ])('keeps what was chosen when %s', async (_, makeShare, status, words) => {
    const sent = form({ id: ID, parts: ['dates'], days: '90' });
    expect(await makeLink(scope({ makeShare }), sent)).toMatchObject({
      status,
      form: {
        id: ID,
        parts: ['dates'],
        days: 90,
        message: { tone: 'danger', text: expect.stringContaining(words) as string },
      },
    });
  });

  it('leads to sign-in when the session is not accepted, with what was chosen', async () => {
    const sent = form({ id: ID, parts: ['dates'], days: '90' });
    const makeShare = () => failed('unauthorised', 401);
    await expect(makeLink(scope({ makeShare }), sent)).rejects.toMatchObject({ status: 302 });
  });
});

describe('the links of an applicant', () => {
  const links = (answer: Promise<Result<readonly Share[]>>) =>
    findLinks(scope({ listShares: () => answer }));

  it('[EXT-39] are shown with what they show and their ends', async () => {
    expect(await links(ok([share]))).toEqual([
      {
        id: 'a-share',
        url: `http://127.0.0.1:3000/shared/${share.token}`,
        parts: 'applications and personal statement',
        made: 'Friday 20 November',
        ends: 'Sunday 20 December',
      },
    ]);
  });

  it('are unknown, and not none, when the API fails', async () => {
    expect(await links(failed('unavailable', 503))).toBeNull();
  });
});
