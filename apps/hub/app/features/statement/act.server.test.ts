import type { DraftSave, DraftToSave } from '@applicant-hub/api-clients';
import type { Setting, SettingVersion } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { draftFields, sectionField } from '#app/features/drafts/editor/fields.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { actStatement } from './act.server.ts';
import { statementDraft } from './draft-kind.server.ts';
import { RESTORE, VERSIONS_ID } from './fields.ts';
import { loadStatement } from './load.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const now = new Date('2026-11-20T09:15:00Z');
const [first = ''] = statementDraft('StatementNew').sections;
const old: SettingVersion = {
  version: 3,
  data: JSON.stringify({ [first]: 'Once' }),
  savedAt: '2026-11-20T08:15:00.000Z',
};

const setting = (version: number): Setting => ({
  collection: 'dashboardData',
  name: 'StatementNew',
  data: '{}',
  lastUpdated: '20/11/2026 09:15:00',
  version,
});

/**
 * Creates a request scope, and records the drafts that are sent. Saves succeed or fail; the request
 * for the versions succeeds or never completes.
 */
function page({ saves = true, versions = Promise.resolve([old]) } = {}) {
  const { context } = createTestSite({ config: { fixedNow: now, pageBudgetMs: 30 } }).request();
  const sent: DraftToSave[] = [];
  Object.assign(context.clients, {
    identity: {
      settingVersions: async () => ({ ok: true, value: await versions }),
      saveDraft: (_context: unknown, draft: DraftToSave) => {
        sent.push(draft);
        const value: DraftSave = { outcome: 'saved', setting: setting(draft.expectedVersion + 1) };
        const failure = { kind: 'timeout' };
        return Promise.resolve(saves ? { ok: true, value } : { ok: false, failure });
      },
    },
  });
  const scope = testScope({
    request: new Request('http://hub.test/dashboard?widget=StatementNew'),
    context,
    applicant: {
      session: { uid: 'waiting', accessToken: 'access' },
      user: { settings: [] },
      personalisation: { studyYear: 2027 },
    },
  });
  return { scope, sent };
}

function formWith(fields: Record<string, string>) {
  const form = new FormData();
  form.set(draftFields.version, '7');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const restore = formWith({ [sectionField(first, 7)]: 'Now', [RESTORE]: '3' });

const location = (response: unknown) =>
  response instanceof Response ? response.headers.get('location') : null;

describe('restoring without scripts', () => {
  it('[EXT-2] restoring without scripts stores the saved text and the typed text as versions', async () => {
    const { scope, sent } = page();
    await actStatement(scope, restore, 'StatementNew');
    expect(sent).toMatchObject([
      { data: { [first]: 'Now' }, expectedVersion: 7, keep: true },
      { data: { [first]: 'Once' }, expectedVersion: 8, keep: true },
    ]);
  });

  it('restoring a version without a number saves only the typed text, and leads to the list of versions', async () => {
    const { scope, sent } = page();
    const unnamed = formWith({ [sectionField(first, 7)]: 'Now', [RESTORE]: '' });
    const response = await actStatement(scope, unnamed, 'StatementNew');
    expect(sent).toHaveLength(1);
    expect(response).toMatchObject({ status: 303 });
    expect(location(response)).toContain(VERSIONS_ID);
  });

  it('a form that is sent without the button of a version does not lead to the list of versions', async () => {
    const { scope } = page();
    const saved = formWith({ [sectionField(first, 7)]: 'Now' });
    expect(location(await actStatement(scope, saved, 'StatementNew'))).not.toContain(VERSIONS_ID);
  });

  it('[EXT-2] a failed save is not repeated, and the response contains the typed text', async () => {
    const { scope, sent } = page({ saves: false });
    const response = await actStatement(scope, restore, 'StatementNew');
    expect(sent).toHaveLength(1);
    expect(response).toMatchObject({
      init: { status: 503 },
      data: { outcome: { typed: { text: { [first]: 'Now' }, version: 7 } } },
    });
  });
});

describe('fields named by the specification', () => {
  it.each([
    ['with the version of the form', { whyStudy: 'Now' }, 7],
    [
      'without a version, if nothing is saved yet',
      { whyStudy: 'Now', [draftFields.version]: '' },
      0,
    ],
  ])('the fields of the specification are saved %s', async (_how, fields, expectedVersion) => {
    const { scope, sent } = page();
    await actStatement(scope, formWith(fields), 'StatementNew');
    expect(sent).toMatchObject([{ data: { whyStudy: 'Now' }, expectedVersion }]);
  });

  it("the page's own fields take precedence over the fields of the specification", async () => {
    const { scope, sent } = page();
    const both = { whyStudy: 'Old', [sectionField('whyStudy', 7)]: 'Now' };
    await actStatement(scope, formWith(both), 'StatementNew');
    expect(sent).toMatchObject([{ data: { whyStudy: 'Now' }, expectedVersion: 7 }]);
  });
});

it('a form without a text saves nothing', async () => {
  const { scope, sent } = page();
  await actStatement(scope, formWith({}), 'StatementNew');
  expect(sent).toEqual([]);
});

it('[EXT-2] the editor is shown without the versions when they do not load in time', async () => {
  const { scope } = page({ versions: new Promise(() => undefined) });
  const { editor } = await loadStatement(scope, 'StatementNew', true);
  expect(editor).toMatchObject({ versions: null, draft: { id: 'StatementNew' } });
});
