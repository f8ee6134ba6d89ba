import { type SavedGrade, tariffSelectionSetting } from '@applicant-hub/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { callsEndAt } from '#app/platform/server/upstream/page-budget.server.ts';
import { keepForm } from '#app/platform/server/session/stashed-form.server.ts';
import { cookieHeader, signInAt } from '#app/platform/server/testing/context.ts';
import { loadWidget } from '#app/features/dashboard/grid/load-widget.server.ts';
import { act } from './act.server.ts';
import { ROWS, fields } from '#app/features/widgets/tariff/fields.ts';
import { load } from '#app/features/widgets/tariff/load.server.ts';
import { projectField } from './saved/rows.ts';
import {
  biology,
  failure,
  formOf,
  locationOf,
  page,
  press,
  refusal,
  saved,
} from './testing/tariff-page.ts';

describe('the data of the calculator', () => {
  it('[TAR-1][TAR-21] the calculator starts with A level and no selection, and shows the shortlist only in focus', async () => {
    const view = await load(page().scope, false);
    expect(view).toMatchObject({ state: 'ready', start: { code: 'AL', grades: [] }, saved: [] });
    expect(view.focused).toBeNull();
    expect((await load(page().scope, true)).focused).toMatchObject({
      shortlist: { state: 'error' },
    });
  });

  it('[TAR-16] in focus, the calculator lists the subjects', async () => {
    expect((await load(page().scope, true)).focused?.subjects).toHaveLength(57);
  });

  it.each([
    ['fails', { ok: false, failure } as const, 'error'],
    ['is slow', new Promise<never>(() => undefined), 'pending'],
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

  it('the calculator shows the selection made without scripts, and applies the parameters in the address', async () => {
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

  it('after an action with an expired session, the selection is preserved in the calculator', async () => {
    const form = press([biology], { intent: 'load', subject: 'Art', redirectTo: '/dashboard' });
    expect((await lost(form)).stashed).toMatchObject({
      form: 'calculator',
      state: { grades: [biology], subject: 'Art', code: 'AL' },
    });
  });

  it('after an action with an expired session, the calculator does not restore the input of another form', async () => {
    expect((await lost(formOf({ text: 'Notes', redirectTo: '/dashboard' }))).stashed).toBeNull();
  });
});

describe('an action without scripts', () => {
  it('[TAR-4] adding a grade stores it, and the page returns to the calculator', async () => {
    const { scope, saves } = page();
    const response = await act(scope, press([], { grade: 'B', subject: ' Art ' }));
    expect(locationOf(response)).toBe('/dashboard?tariff-type=AL#tariff-calculator');
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
    '%s[TAR-18] a selection over a limit is rejected with 400, and all input is shown again',
    async (_id, grades, limit) => {
      const { scope, saves } = page();
      const response = await act(scope, press(grades, { grade: 'A', subject: 'Art' }));
      expect(refusal(response)).toMatchObject({
        status: 400,
        outcome: { form: 'calculator', state: { limit, subject: 'Art', grades } },
      });
      expect(saves).toEqual([]);
    },
  );

  it('[TAR-11] a list that is too long to be saved is not stored as a selection', async () => {
    const { scope, saves } = page();
    const huge = Array.from({ length: 2_000 }, (_, index) => ({ ...biology, id: String(index) }));
    expect(refusal(await act(scope, press(huge, { intent: 'choose' })))).toMatchObject({
      status: 400,
      outcome: { state: { limit: 'grades' } },
    });
    expect(saves).toEqual([]);
  });

  it('when the account API is unavailable, the response contains all submitted input', async () => {
    const { scope } = page({ isDown: true });
    expect(refusal(await act(scope, press([], { grade: 'A', subject: 'Art' })))).toMatchObject({
      status: 503,
      outcome: { state: { grades: [{ grade: 'A', subject: 'Art' }] } },
    });
  });

  it('[TAR-9] Load selects the saved grades', async () => {
    const { scope, saves } = page({ grades: [biology] });
    const response = await act(scope, press([], { intent: 'load' }));
    expect(locationOf(response)).toContain('tariff-done=loaded');
    expect(saves).toMatchObject([{ data: { grades: [biology] } }]);
  });
});

describe('a second Extended Project', () => {
  const first = saved('EPQ', 'A', 24, '');
  const second = { ...saved('EPQ', 'B', 20, ''), id: 'second' };
  const another = { ...second, isAnotherProject: true };

  it('a second project counts as a different project if the applicant confirms it, and the answer can be reverted', async () => {
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

  it('the question can be answered in the saved grades, and a form without the question preserves the answer', async () => {
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
    const response = await act(scope, press(grades, { intent: 'save' }));
    expect(locationOf(response)).toMatch(/^\/dashboard\?notice=/);
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
