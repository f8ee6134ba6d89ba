import type { DraftSave, DraftToSave, Result } from '@applicant-hub/api-clients';
import { statementFields } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { draftFields, sectionField } from '#app/features/drafts/editor/fields.ts';
import { deviceOwner } from '#app/platform/request/device-owner.server.ts';
import { csrfToken } from '#app/platform/server/session/csrf.server.ts';
import { readSession, startSession } from '#app/platform/server/session/session-cookie.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { action, loader } from './resources.draft.ts';

const tokens = {
  uid: 'waiting',
  accessToken: 'access',
  refreshToken: null,
  idToken: null,
  refreshExpiresAt: null,
  accessExpiresAt: Date.now() + 600_000,
};

const stored = {
  ok: true,
  value: {
    outcome: 'saved',
    setting: {
      collection: 'dashboardData',
      name: 'Notes',
      data: '"Pack a coat"',
      lastUpdated: '20/11/2026 09:15:00',
      version: 8,
    },
  },
} satisfies Result<DraftSave>;

interface Save {
  text?: string;
  fields?: Record<string, string>;
  isSignedIn?: boolean;
  account?: Result<DraftSave>;
}

/** Saves a text in the same way as the script of its page. */
async function save({
  text = 'Pack a coat',
  fields = {},
  isSignedIn = true,
  account = stored,
}: Save) {
  const site = createTestSite({ config: { fixedNow: new Date('2026-07-01T13:05:00Z') } });
  const start = site.request();
  if (isSignedIn) await startSession(tokens, null, start.context);
  const headers = { Cookie: cookieHeader(start.setCookies) };

  const { context } = site.request();
  const sent: DraftToSave[] = [];
  Object.assign(context.clients, {
    identity: {
      saveDraft: (_context: unknown, draft: DraftToSave) => {
        sent.push(draft);
        return Promise.resolve(account);
      },
    },
  });
  const url = 'http://127.0.0.1:3000/resources/draft';
  const session = await readSession(new Request(url, { headers }), context);
  const body = new FormData();
  const all = {
    csrf: session ? csrfToken(session) : '',
    [draftFields.draft]: 'Notes',
    [draftFields.owner]: deviceOwner('waiting'),
    [draftFields.version]: '7',
    [draftFields.keep]: 'yes',
    [draftFields.immediate]: 'no',
    [sectionField('text', 7)]: text,
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) body.set(name, value);
  const request = new Request(url, { method: 'POST', headers, body });
  const response = await action({ request, context, params: {} });
  return { sent, status: response.status, answer: (await response.json()) as unknown };
}

describe('a text that is saved automatically', () => {
  it('[SYS-5] a text is saved with the version that it is based on', async () => {
    const { sent, status, answer: response } = await save({ text: 'Pack\r\na coat' });
    expect(sent).toEqual([
      {
        collection: 'dashboardData',
        name: 'Notes',
        data: 'Pack\na coat',
        immediate: false,
        expectedVersion: 7,
        // Notes have no earlier versions.
        keep: false,
      },
    ]);
    expect({ status, answer: response }).toEqual({
      status: 200,
      answer: { outcome: 'saved', version: 8, savedTime: '14:05' },
    });
  });

  it('[EXT-1] the response contains the text that was saved elsewhere in the meantime', async () => {
    const current = { ...stored.value.setting, data: '"Pack a hat"', version: 9 };
    const { status, answer: response } = await save({
      account: { ok: true, value: { outcome: 'conflict', current } },
    });
    expect({ status, answer: response }).toEqual({
      status: 409,
      answer: { outcome: 'conflict', other: { text: { text: 'Pack a hat' }, version: 9 } },
    });
  });

  it('[EXT-1] a text that was sent twice counts as saved despite the conflict, because the server already has it', async () => {
    const current = { ...stored.value.setting, version: 9 };
    const { status, answer: response } = await save({
      account: { ok: true, value: { outcome: 'conflict', current } },
    });
    expect({ status, answer: response }).toEqual({
      status: 200,
      answer: { outcome: 'saved', version: 9, savedTime: '14:05' },
    });
  });

  it("[EXT-1] the version in the names of the fields takes precedence over the form's version", async () => {
    const { sent } = await save({ fields: { [draftFields.version]: '8' } });
    expect(sent).toMatchObject([{ data: 'Pack a coat', expectedVersion: 7 }]);
  });

  it('[EXT-1] a form without a text is refused, and does not clear the text', async () => {
    const fields = { [draftFields.draft]: 'StatementNew' };
    expect(await save({ fields })).toMatchObject({ sent: [], status: 400 });
  });

  it('[EXT-1] sections that the form does not contain are preserved', async () => {
    const [first] = statementFields.StatementNew;
    const fields = { [draftFields.draft]: 'StatementNew', [sectionField(first, 7)]: 'Why' };
    const { sent } = await save({ fields });
    expect(sent.map(({ data }) => data)).toEqual([{ [first]: 'Why' }]);
  });

  it('[EXT-1] the response contains an empty text if the text was removed in the meantime', async () => {
    const { answer: response } = await save({
      account: { ok: true, value: { outcome: 'conflict', current: null } },
    });
    expect(response).toEqual({ outcome: 'conflict', other: { text: { text: '' }, version: 0 } });
  });

  it.each([
    ['longer than the limit for notes', 10_001, 'Notes can have 10,000 characters at most'],
    ['longer than the limit for any text', 20_001, 'Notes can have 10,000 characters at most'],
  ])('a text is refused when it is %s', async (_what, length, words) => {
    const { sent, status, answer: response } = await save({ text: 'a'.repeat(length) });
    expect(sent).toEqual([]);
    expect({ status, answer: response }).toEqual({
      status: 400,
      answer: { outcome: 'refused', message: expect.stringContaining(words) as string },
    });
  });

  it.each([
    ['unauthorised', 401, 'signedOut'],
    ['timeout', 503, 'failed'],
    ['unavailable', 503, 'failed'],
  ] as const)(
    'a text is not saved when the account API responds with %s',
    async (kind, status, outcome) => {
      const failure = { kind, api: 'identity', status: null, message: '', detail: null };
      expect(await save({ account: { ok: false, failure } })).toMatchObject({
        status,
        answer: { outcome },
      });
    },
  );

  it.each([
    ['no user is signed in', { isSignedIn: false }],
    ['another user is signed in', { fields: { [draftFields.owner]: deviceOwner('another') } }],
  ])('a text is not saved when %s', async (_what, how) => {
    expect(await save(how)).toEqual({ sent: [], status: 401, answer: { outcome: 'signedOut' } });
  });

  it('a page that was opened in an earlier session receives the token of the current session', async () => {
    const { sent, status, answer: response } = await save({ fields: { csrf: 'old' } });
    expect(sent).toEqual([]);
    expect({ status, answer: response }).toEqual({
      status: 403,
      answer: { outcome: 'token', token: expect.stringMatching(/.{10,}/) as string },
    });
  });

  it('an unknown kind of text is rejected', async () => {
    await expect(save({ fields: { [draftFields.draft]: 'Diary' } })).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe('a page that is shown again', () => {
  const request = async (owner: string) => {
    const site = createTestSite();
    const start = site.request();
    await startSession(tokens, null, start.context);
    const { context } = site.request();
    Object.assign(context.clients, {
      identity: {
        getUser: () =>
          Promise.resolve({ ok: true, value: { name: null, settings: [stored.value.setting] } }),
      },
    });
    const query = new URLSearchParams({
      [draftFields.draft]: 'Notes',
      [draftFields.owner]: deviceOwner(owner),
    });
    const request = new Request(`http://127.0.0.1:3000/resources/draft?${query.toString()}`, {
      headers: { Cookie: cookieHeader(start.setCookies) },
    });
    const args = { request, context, params: {} };
    return (await loader(args)).json() as Promise<unknown>;
  };

  it('[EXT-1] the page receives the currently saved text', async () => {
    expect(await request('waiting')).toEqual({ text: { text: 'Pack a coat' }, version: 8 });
  });

  it("the page does not receive another applicant's text", async () => {
    expect(await request('another')).toBeNull();
  });
});

it('the owner id on a device does not identify the applicant', () => {
  expect(deviceOwner('waiting')).toMatch(/^[\w-]{16}$/);
  expect(deviceOwner('waiting')).toBe(deviceOwner('waiting'));
  expect(deviceOwner('waiting')).not.toBe(deviceOwner('waiting2'));
});
