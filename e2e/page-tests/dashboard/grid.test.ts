import { within } from '@testing-library/dom';
import { gridWidgetIds, widgetIds } from '@applicant-hub/domain';
import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

/** The widgets in the grid, in reading order. */
const gridOrder = (page: Page): string[] => {
  const tools = page.getByRole('region', { name: 'Your tools' });
  const widgets = [...tools.querySelectorAll<HTMLElement>('[data-widget]')];
  return widgets.map(({ dataset }) => dataset['widget'] ?? '');
};

const widgetOf = (page: Page, id: string) => page.part(`[data-widget="${id}"]`);

test('[SH-13] the hub is at /dashboard, and shows the grid', async () => {
  const { open } = await applicant('start');
  const page = await open('/dashboard');
  page.getByRole('heading', { level: 1, name: 'Your Hub' });
  expect(page.document.title).toBe('Your Hub');
  expect(gridOrder(page)).not.toEqual([]);
});

test("[GRD-6] page state changes a widget's text, or hides the widget", async () => {
  const { control, open } = await applicant('start');
  await control.pageState({
    widgets: {
      CVBuilder: { title: 'Your CV', linkUrl: '/cvbuilder/new', linkLabel: 'Begin' },
      Decision: { disable: true },
      GlobalCourseSearch: { linkUrl: 'javascript:alert(1)', linkLabel: 'Bad' },
    },
  });
  const page = await open('/dashboard');
  const shown = gridOrder(page);
  expect(shown).toContain('GlobalCourseSearch');
  expect(shown).not.toContain('Decision');
  const cv = within(widgetOf(page, 'CVBuilder'));
  cv.getByRole('heading', { name: 'Your CV' });
  expect(cv.getByRole('link', { name: /^Begin/ }).getAttribute('href')).toBe('/cvbuilder/new');
  expect(page.queryAllByRole('link', { name: /Bad/ })).toEqual([]);
});

test("[EXT-34] a tool's header shows a summary of its content", async () => {
  const { control, open } = await applicant('waiting');
  await control.user({
    settings: [{ collection: 'dashboardData', name: 'Notes', data: '"Ask about the bursary"' }],
  });
  const page = await open('/dashboard');
  for (const [id, says] of [
    ['Notes', '4 words'],
    ['StatementNew', '0 of 4,000 characters'],
    ['Tariff', '128 points: 1 of 2 met'],
    ['Timeline', /^Next: /],
  ] as const) {
    expect(within(widgetOf(page, id)).queryAllByText(says), id).not.toEqual([]);
  }
});

test('[GRD-13][GRD-16] every widget has a settings page, even without settings', async () => {
  const { open } = await applicant('start');
  const legends: Record<string, string> = {
    Timeline: 'Show me dates for',
    Faq: 'Show me answers about',
  };
  const toClear = ['Tariff', 'Notes', 'StatementNew'];
  for (const id of widgetIds) {
    const page = await open(`/dashboard/widgets/${id}/settings`);
    expect(page.status, id).toBe(200);
    page.getByRole('heading', { level: 1, name: /^Settings for ./ });
    const legend = legends[id];
    expect(page.queryAllByRole('group', { name: /^Show me / }), id).toHaveLength(legend ? 1 : 0);
    if (legend !== undefined) page.getByRole('group', { name: legend });
    const clear = page.queryAllByRole('link', { name: /^Clear data/ });
    expect(clear, id).toHaveLength(toClear.includes(id) ? 1 : 0);
    const hasSome = legend !== undefined || toClear.includes(id);
    const none = 'You currently have no settings available for this widget.';
    expect(page.queryAllByText(none), id).toHaveLength(hasSome ? 0 : 1);
  }
  for (const [id, title] of [
    ['Favourites', 'Your favourites'],
    ['Apply', 'Your applications'],
  ]) {
    const page = await open(`/dashboard/widgets/${id}/settings`);
    page.getByRole('heading', { name: `Settings for ${title}` });
    expect(page.queryAllByRole('button', { name: /Hide from my hub/ })).toEqual([]);
  }
  expect((await open('/dashboard/widgets/Nothing/settings')).status).toBe(404);
});

test('[GRD-7] the grid shows every widget except the statement for another year of entry', async () => {
  const { control, open } = await applicant('start');
  const shown = async (studyYear: string) => {
    const data = { studyLevel: 'Undergraduate', studyYear, onBoardingConfirmed: true };
    await control.user({
      settings: [
        {
          collection: 'dashboardUserData',
          name: 'Personalisation',
          data: JSON.stringify(data),
        },
      ],
    });
    const page = await open('/dashboard');
    const ids = gridOrder(page);
    for (const id of ids) within(widgetOf(page, id)).getAllByRole('heading');
    return ids.toSorted();
  };
  const without = (gone: string) => gridWidgetIds.filter((id) => id !== gone).toSorted();
  expect(await shown('2027')).toEqual(without('Statement'));
  expect(await shown('2025')).toEqual(without('StatementNew'));
});

test('[GRD-29] applyMode "on" shows that Clearing is open, and leaves the grid unchanged', async () => {
  const { control, open } = await applicant('start');
  const cycleOf = (page: Page) =>
    textOf(page.getByRole('region', { name: 'Where the application cycle is' }));
  const before = await open('/dashboard');
  expect(cycleOf(before)).not.toContain('Clearing is open');

  await control.pageState({ applyMode: { ug: 'on' } });
  const page = await open('/dashboard');
  expect(cycleOf(page)).toContain('Clearing is open');
  expect(gridOrder(page)).toEqual(gridOrder(before));
});

/** Codes and texts of good choices from the tracking API, by requirement. */
const goodChoices: Record<string, string[]> = {
  'APP-105': ['C', 'CF', 'CI', 'DCFF', 'Conditional offer - held as insurance'],
  'APP-106': ['CA', 'CLEARING ACCEPT'],
  'APP-107': ['U', 'UF', 'UI', 'UCC', 'UCCF', 'UCCI', 'Unconditional Offer'],
};

for (const [row, codes] of Object.entries(goodChoices)) {
  test(`[${row}] each code of a good choice changes the order of the grid`, async () => {
    const { control, open } = await applicant('waiting');
    const orderWith = async (choiceStatusId: string) => {
      const decision = { choiceStatusId, choiceStatus: choiceStatusId };
      await control.applications({ ug: { track: { applicationDecisions: [decision] } } });
      return gridOrder(await open('/dashboard'));
    };
    const usual = await orderWith('R');
    expect(await orderWith('REF')).toEqual(usual);
    for (const code of codes) expect(await orderWith(code), code).not.toEqual(usual);
  });
}
