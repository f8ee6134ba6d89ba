import type {
  DraftSave,
  DraftToSave,
  Failure,
  Result,
  SettingToSave,
} from '@applicant-hub/api-clients';
import { tariffType } from '@applicant-hub/api-clients/fixtures';
import { type SavedGrade, type TariffType, tariffSelectionSetting } from '@applicant-hub/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { callsEndAt } from '#app/platform/server/upstream/page-budget.server.ts';
import { keepForm } from '#app/platform/server/stashed-form/stashed-form.server.ts';
import { cookieHeader, createTestSite, signInAt } from '#app/platform/server/testing/context.ts';
import { loadWidget } from '#app/features/dashboard/grid/load-widget.server.ts';
import { act } from './saved/act.server.ts';
import { ROWS, fields } from '#app/features/widgets/tariff/fields.ts';
import { load } from '#app/features/widgets/tariff/load.server.ts';
import { REMOVE_ROW, gradeField, newRow, projectField, subjectField } from './calculator/rows.ts';
import type { TariffOutcome } from '#app/features/widgets/tariff/view-types.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { ok } from '#app/platform/request/testing/fake-call.ts';

const failure: Failure = {
  kind: 'unavailable',
  api: 'content',
  status: 503,
  message: 'Later.',
  detail: null,
};
const as = tariffType({
  name: 'AS',
  code: 'AS',
  grades: [{ grade: 'A', score: 20 }],
});
const types = [tariffType(), as, ...['T1', 'T2', 'T3', 'T4'].map((code) => tariffType({ code }))];

const down: Result<never> = { ok: false, failure };
const saved = (code: string, grade: string, points: number, subject: string): SavedGrade => ({
  id: `${code}-${subject}`,
  group: 'A level and AS',
  name: code === 'AS' ? 'AS' : 'A level',
  code,
  grade,
  points,
  subject,
  gradeMessage: '',
});
const biology = saved('AL', 'A', 48, 'Biology');

interface Account {
  grades?: readonly SavedGrade[];
  selection?: object;
  list?: Result<TariffType[]> | Promise<never>;
  isDown?: boolean;
  /** Grades that were saved elsewhere after the page was loaded. */
  elsewhere?: readonly SavedGrade[];
  search?: string;
}

/** A page of an applicant with saved grades. Records what it saves. */
function page({
  grades = [],
  selection,
  list,
  isDown = false,
  search = '',
  elsewhere,
}: Account = {}) {
  const saves: SettingToSave[] = [];
  const { context } = createTestSite({ config: { pageBudgetMs: 0 } }).request();
  const setting = (name: string, data: unknown) => ({
    collection: 'dashboardData' as const,
    name,
    data: JSON.stringify(data),
    lastUpdated: '20/11/2026 09:15:00',
    version: 3,
  });
  const clients = {
    content: { tariffList: () => Promise.resolve(list ?? ok(types)) },
    identity: {
      saveSetting: (_call: unknown, one: SettingToSave) => {
        if (isDown) return Promise.resolve(down);
        saves.push(one);
        return ok(null);
      },
      saveDraft: (_call: unknown, one: DraftToSave) => {
        if (isDown) return Promise.resolve(down);
        const current = { ...setting('Tariff', elsewhere), version: 4 };
        if (elsewhere && one.expectedVersion !== 4) {
          return ok<DraftSave>({ outcome: 'conflict', current });
        }
        saves.push(one);
        return ok<DraftSave>({ outcome: 'saved', setting: null });
      },
      favouritesOverview: () => Promise.resolve(down),
    },
  };
  const scope = testScope({
    request: new Request(`http://hub.test/dashboard${search}`),
    context: { ...context, clients },
    applicant: {
      session: { uid: 'someone', accessToken: 'token' },
      user: {
        settings: [
          setting('Tariff', grades),
          ...(selection ? [setting('TariffSelection', selection)] : []),
        ],
      },
    },
  });
  return { scope, saves };
}

const formOf = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

/** Presses a button of the calculator with these selected grades. */
const press = (grades: readonly SavedGrade[], values: Record<string, string>) =>
  formOf({
    [fields.grades]: JSON.stringify(grades),
    [fields.shown]: 'AL',
    [fields.code]: 'AL',
    ...values,
  });

const locationOf = (answer: unknown) => (answer as Response).headers.get('Location') ?? '';
const refusal = (answer: unknown) => {
  const { data, init } = answer as {
    data: { outcome: TariffOutcome };
    init: { status: number };
  };
  return { status: init.status, outcome: data.outcome };
};

describe('the data of the calculator', () => {
  it('[TAR-1][TAR-21] the calculator starts with A level and no selection, and has the shortlist only in focus', async () => {
    const view = await load(page().scope, false);
    expect(view).toMatchObject({ state: 'ready', start: { code: 'AL', grades: [] }, saved: [] });
    expect(view.focused).toBeNull();
    expect((await load(page().scope, true)).focused).toMatchObject({
      shortlist: { state: 'error' },
    });
  });

  it('[TAR-16] the calculator has a list of subjects in focus', async () => {
    expect((await load(page().scope, true)).focused?.subjects).toHaveLength(57);
  });

  it.each([
    ['fails', { ok: false, failure } as const, 'error'],
    ['is late', new Promise<never>(() => undefined), 'pending'],
  ])('[TAR-22] the saved grades are shown when the list %s', async (_name, list, state) => {
    const view = await load(page({ grades: [biology], list }).scope, false);
    expect(view).toMatchObject({ state, saved: [biology], types: [] });
  });

  it('[TAR-22] the saved grades are shown in focus when all other calls are pending', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const never = new Promise<never>(() => undefined);
    const { scope } = page({ grades: [biology], list: never });
    Object.assign(scope.context.clients.identity, { favouritesOverview: () => never });
    scope.context.config = { ...scope.context.config, pageBudgetMs: 1_000 };
    scope.context.deadline = callsEndAt(scope.context.config);
    const widget = { id: 'Tariff' } as Parameters<typeof loadWidget>[0];
    const loaded = loadWidget(widget, scope, true);
    await vi.advanceTimersByTimeAsync(1_000);
    const { data: view } = await loaded;
    expect(view).toMatchObject({
      state: 'pending',
      saved: [biology],
      focused: { shortlist: { state: 'pending' } },
    });
  });

  it('the calculator shows the selection made without scripts, and the page in the address', async () => {
    const selection = { grades: [biology], subject: 'Art' };
    const { scope } = page({ selection, search: '?tariff-type=AS&tariff-page=7&tariff-find=as' });
    expect((await load(scope, false)).start).toMatchObject({
      grades: [biology],
      subject: 'Art',
      code: 'AS',
      page: 0,
      search: 'as',
    });
  });
});

describe('an action with an expired session', () => {
  const lost = async (form: FormData) => {
    const { scope } = page({ grades: [biology] });
    const { context } = scope;
    const setCookies: string[] = [];
    context.setCookie = (cookie) => void setCookies.push(cookie);
    await keepForm(form, scope.request, await signInAt(context), context);
    const request = new Request(scope.request.url, {
      headers: { Cookie: cookieHeader(setCookies) },
    });
    return load({ ...scope, request }, false);
  };

  it('an action with an expired session preserves the selection in the calculator', async () => {
    const form = press([biology], { intent: 'load', subject: 'Art', redirectTo: '/dashboard' });
    expect((await lost(form)).kept).toMatchObject({
      form: 'calculator',
      state: { grades: [biology], subject: 'Art', code: 'AL' },
    });
  });

  it('an action with an expired session does not restore another form', async () => {
    expect((await lost(formOf({ text: 'Notes', redirectTo: '/dashboard' }))).kept).toBeNull();
  });
});

describe('an action without scripts', () => {
  it('[TAR-4] adding a grade stores it, and the page returns to the calculator', async () => {
    const { scope, saves } = page();
    const answer = await act(scope, press([], { grade: 'B', subject: ' Art ' }));
    expect(locationOf(answer)).toBe('/dashboard?tariff-type=AL#tariff-calculator');
    expect(saves).toMatchObject([
      {
        ...tariffSelectionSetting,
        data: { grades: [{ code: 'AL', grade: 'B', points: 40, subject: 'Art' }], subject: '' },
      },
    ]);
  });

  it('the chosen qualification is shown, whichever button is pressed', async () => {
    const { scope, saves } = page();
    const form = press([], { grade: 'A', code: 'AS', at: 'focus', subject: 'Art' });
    expect(locationOf(await act(scope, form))).toContain('widget=Tariff&tariff-type=AS');
    expect(saves).toMatchObject([{ data: { grades: [{ code: 'AL' }] } }]);
  });

  const ten = Array.from({ length: 10 }, (_, index) => ({ ...biology, id: String(index) }));
  const four = ['T1', 'T2', 'T3', 'T4'].map((code) => saved(code, 'A', 48, code));

  it.each([
    ['[TAR-11]', ten, 'grades'],
    ['[TAR-12]', four, 'types'],
  ])(
    '%s[TAR-18] a selection over a limit returns 400 with all input',
    async (_id, grades, limit) => {
      const { scope, saves } = page();
      const answer = await act(scope, press(grades, { grade: 'A', subject: 'Art' }));
      expect(refusal(answer)).toMatchObject({
        status: 400,
        outcome: { form: 'calculator', state: { limit, subject: 'Art', grades } },
      });
      expect(saves).toEqual([]);
    },
  );

  it('[TAR-11] no longer list is stored than can be saved, whatever the form contains', async () => {
    const { scope, saves } = page();
    const huge = Array.from({ length: 2_000 }, (_, index) => ({ ...biology, id: String(index) }));
    expect(refusal(await act(scope, press(huge, { intent: 'choose' })))).toMatchObject({
      status: 400,
      outcome: { state: { limit: 'grades' } },
    });
    expect(saves).toEqual([]);
  });

  it('nothing is lost when the account is unavailable', async () => {
    const { scope } = page({ isDown: true });
    expect(refusal(await act(scope, press([], { grade: 'A', subject: 'Art' })))).toMatchObject({
      status: 503,
      outcome: { state: { grades: [{ grade: 'A', subject: 'Art' }] } },
    });
  });

  it('[TAR-9] Load selects the saved grades', async () => {
    const { scope, saves } = page({ grades: [biology] });
    const answer = await act(scope, press([], { intent: 'load' }));
    expect(locationOf(answer)).toContain('tariff-done=loaded');
    expect(saves).toMatchObject([{ data: { grades: [biology] } }]);
  });
});

describe('a second Extended Project', () => {
  const first = saved('EPQ', 'A', 24, '');
  const second = { ...saved('EPQ', 'B', 20, ''), id: 'second' };
  const another = { ...second, isAnotherProject: true };

  it("a second project counts as another after the applicant's answer, which can be changed back", async () => {
    const { scope, saves } = page();
    await act(scope, press([first, second], { [fields.anotherProject]: second.id }));
    await act(scope, press([first, another], { [fields.sameProject]: second.id }));
    expect(saves).toMatchObject([
      { data: { grades: [first, another] } },
      { data: { grades: [first, { ...second, isAnotherProject: false }] } },
    ]);
  });

  it('a second project is saved with the answer, or with the reason why it does not count', async () => {
    const { scope, saves } = page();
    await act(scope, press([first, second], { intent: 'save' }));
    await act(scope, press([first, another], { intent: 'save' }));
    expect(saves.map(({ data }) => data)).toEqual([
      [first, { ...second, gradeMessage: 'Only your highest grade for the same project counts' }],
      [first, another],
    ]);
  });

  it('the question can be answered among the saved grades, and an answer stays if it is not asked', async () => {
    const { scope, saves } = page({ grades: [first, another] });
    await act(scope, formOf({ [ROWS]: 'yes', [projectField(second.id)]: 'same' }));
    await act(scope, formOf({ [ROWS]: 'yes' }));
    expect(saves.map(({ data }) => (data as SavedGrade[])[1]?.isAnotherProject)).toEqual([
      false,
      true,
    ]);
  });
});

describe('Save', () => {
  it('[TAR-2][TAR-13][TAR-22] Save stores the list, with a note on grades that do not count', async () => {
    const { scope, saves } = page();
    const grades = [biology, saved('AS', 'A', 20, 'biology')];
    const answer = await act(scope, press(grades, { intent: 'save' }));
    expect(locationOf(answer)).toMatch(/^\/dashboard\?notice=/);
    expect(saves).toMatchObject([
      {
        collection: 'dashboardData' as const,
        name: 'Tariff',
        data: [
          { ...biology, gradeMessage: '' },
          { points: 20, gradeMessage: 'AS points only count if no A level in same subject' },
        ],
      },
    ]);
  });

  it('[TAR-11] Save rejects an eleventh grade', async () => {
    const { scope, saves } = page();
    await act(scope, press(Array<SavedGrade>(11).fill(biology), { intent: 'save' }));
    expect(saves).toEqual([]);
  });

  it('[TAR-7][AMB-89][GRD-22] Clear without a selection removes the saved grades', async () => {
    const { scope, saves } = page({ grades: [biology] });
    await act(scope, press([], { intent: 'clear' }));
    expect(saves).toEqual([expect.objectContaining({ name: 'Tariff', data: [] })]);
  });

  it('[TAR-7] Clear with a selection does not change the saved grades', async () => {
    const { scope, saves } = page({ grades: [biology] });
    await act(scope, press([biology], { intent: 'clear' }));
    expect(saves).toMatchObject([{ name: 'TariffSelection', data: {} }]);
  });
});

describe('the saved grades', () => {
  const rows = (values: Record<string, string>) => formOf({ [ROWS]: 'yes', ...values });

  it('[TAR-15] saved grades can be changed, and a row of a type can be added', async () => {
    const { scope, saves } = page({ grades: [biology] });
    const form = rows({
      [subjectField(biology.id)]: 'Human biology',
      [gradeField(biology.id)]: 'B',
      [subjectField(newRow('AL'))]: 'Art',
      [gradeField(newRow('AL'))]: 'C',
    });
    await act(scope, form);
    expect(saves).toMatchObject([
      {
        data: [
          { id: biology.id, subject: 'Human biology', grade: 'B', points: 40 },
          { code: 'AL', subject: 'Art', grade: 'C', points: 32 },
        ],
      },
    ]);
  });

  it('[TAR-15] an empty row adds nothing, and a row without a grade shows an error', async () => {
    const { scope, saves } = page({ grades: [biology] });
    await act(scope, rows({ [gradeField(newRow('AL'))]: '' }));
    expect(saves).toMatchObject([{ data: [biology] }]);
    const form = rows({ [subjectField(newRow('AL'))]: 'Art', [gradeField(newRow('AL'))]: '' });
    expect(refusal(await act(scope, form))).toMatchObject({
      status: 400,
      outcome: { form: 'rows', problem: 'Select a grade for Art' },
    });
  });

  it.each([biology.id, newRow('AL')])(
    '[TAR-14] a subject of more than 255 characters in the row %s is rejected with all input',
    async (row) => {
      const { scope, saves } = page({ grades: [biology] });
      const typed = { [subjectField(row)]: 'x'.repeat(256), [gradeField(row)]: 'A' };
      expect(refusal(await act(scope, rows(typed)))).toMatchObject({
        status: 400,
        outcome: { form: 'rows', problem: 'Write the subject in at most 255 characters', typed },
      });
      expect(saves).toEqual([]);
    },
  );

  it('saved grades can be removed one at a time, also without the list of qualifications', async () => {
    const art = saved('AL', 'C', 32, 'Art');
    const { scope, saves } = page({ grades: [biology, art], list: { ok: false, failure } });
    await act(scope, rows({ [REMOVE_ROW]: biology.id }));
    expect(saves).toMatchObject([{ data: [art] }]);
  });

  it('[TAR-15] saved grades can be removed whatever the new row contains', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => ({ ...biology, id: `b${index}` }));
    const { scope, saves } = page({ grades: ten });
    const more = { [subjectField(newRow('AL'))]: 'Art', [gradeField(newRow('AL'))]: '' };
    await act(scope, rows({ [REMOVE_ROW]: 'b0', ...more }));
    // A complete new row is saved with the removal.
    await act(scope, rows({ [REMOVE_ROW]: 'b1', ...more, [gradeField(newRow('AL'))]: 'C' }));
    expect(saves.map(({ data }) => (data as SavedGrade[]).length)).toEqual([9, 10]);
  });

  it.each([
    ['another grade', { [gradeField(biology.id)]: 'B' }],
    ['one more', { [subjectField(newRow('AL'))]: 'Art', [gradeField(newRow('AL'))]: 'C' }],
    [
      'another grade beside a removed row',
      { [REMOVE_ROW]: 'AL-Art', [gradeField(biology.id)]: 'B' },
    ],
  ])('[TAR-15] without the list, %s is rejected with all input', async (_what, typed) => {
    const grades = [biology, saved('AL', 'C', 32, 'Art')];
    const { scope, saves } = page({ grades, list: { ok: false, failure } });
    expect(refusal(await act(scope, rows(typed)))).toMatchObject({
      status: 503,
      outcome: { form: 'rows', typed },
    });
    expect(saves).toEqual([]);
  });

  it('[TAR-15] without the list, a subject can still be changed', async () => {
    const { scope, saves } = page({ grades: [biology], list: { ok: false, failure } });
    const form = { [subjectField(biology.id)]: 'Art', [gradeField(biology.id)]: 'A' };
    await act(scope, rows(form));
    expect(saves).toMatchObject([{ data: [{ ...biology, subject: 'Art' }] }]);
  });
});

describe('grades saved elsewhere since the page was loaded', () => {
  const latin = saved('AL', 'A', 48, 'Latin');
  const greek = saved('AL', 'B', 40, 'Greek');
  const save = { [fields.intent]: 'save', [fields.version]: '3' };
  const both = { [fields.intent]: 'both', [fields.version]: '4' };

  it('[TAR-22] grades saved elsewhere are not replaced: the selection stays, and the applicant has to choose', async () => {
    const { scope, saves } = page({ elsewhere: [latin] });
    const answer = await act(scope, press([greek], save));
    expect(locationOf(answer)).toContain('widget=Tariff&tariff-clash=yes');
    // Only the selection, for the page that asks.
    expect(saves).toMatchObject([{ name: 'TariffSelection', data: { grades: [greek] } }]);
  });

  it('[TAR-22] page loads during the selection do not count as having seen the newer grades', async () => {
    const { scope } = page({ grades: [latin] });
    const answer = await act(
      scope,
      press([], { [fields.grade]: 'A*', [fields.code]: 'AL', [fields.version]: '2' }),
    );
    const search = new URL(locationOf(answer), 'http://hub.test').search;
    const view = await load(page({ grades: [latin], search }).scope, true);
    expect(view).toMatchObject({ version: 3, selectedFrom: 2 });
  });

  it('[TAR-22] grades saved elsewhere are shown next to the selection', async () => {
    const view = await load(
      page({
        grades: [latin],
        selection: { grades: [greek], subject: '' },
        search: '?widget=Tariff&tariff-clash=yes',
      }).scope,
      true,
    );
    expect(view).toMatchObject({
      isClash: true,
      version: 3,
      saved: [latin],
      start: { grades: [greek] },
    });
  });

  it('[TAR-22] with the choice of both, saved and selected grades are merged without duplicates', async () => {
    const { scope, saves } = page({ grades: [latin, greek], elsewhere: [latin, greek] });
    const art = saved('AL', 'C', 32, 'Art');
    await act(scope, press([{ ...greek, id: 'again' }, art], both));
    expect(saves).toMatchObject([{ data: [latin, { grade: 'B', subject: 'Greek' }, art] }]);
    expect((saves[0] as DraftToSave).data).toHaveLength(3);
  });

  it('[TAR-11] with the choice of both, nothing is saved over the limit', async () => {
    const ten = Array.from({ length: 10 }, (_, n) => saved('AL', 'A', 48, `Subject ${n}`));
    const { scope, saves } = page({ grades: ten, elsewhere: ten });
    await act(scope, press([greek], both));
    expect(saves).toEqual([]);
  });

  it('the same grades saved elsewhere are not a clash', async () => {
    const { scope, saves } = page({ elsewhere: [greek] });
    const answer = await act(scope, press([{ ...greek, id: 'other' }], save));
    expect(locationOf(answer)).not.toContain('tariff-clash');
    expect(saves).toEqual([]);
  });

  it('[TAR-7] Clear does not remove grades saved elsewhere', async () => {
    const { scope, saves } = page({ grades: [biology], elsewhere: [latin] });
    const answer = await act(scope, press([], { ...save, [fields.intent]: 'clear' }));
    expect(locationOf(answer)).toMatch(/widget=Tariff&notice=/);
    expect(saves).toEqual([]);
  });

  it('[TAR-15] rows do not replace grades saved elsewhere, and their input stays', async () => {
    const { scope, saves } = page({ grades: [biology], elsewhere: [biology, latin] });
    const answer = await act(
      scope,
      formOf({ [ROWS]: 'yes', [fields.version]: '3', [subjectField(biology.id)]: 'Botany' }),
    );
    const { status, outcome } = refusal(answer);
    expect(status).toBe(409);
    expect(outcome).toMatchObject({ typed: { [subjectField(biology.id)]: 'Botany' } });
    expect((outcome as { problem: string }).problem).toContain('Latin');
    expect(saves).toEqual([]);
  });
});
