import { partnerItem } from '@applicant-hub/api-clients/fixtures';
import { defaultPageState, type PartnerResponse, type Result } from '@applicant-hub/api-clients';
import type { PartnerData, PartnerItem } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { findRedirect } from '#app/platform/request/redirects/redirects.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { server as spotlightsServer } from './spotlights.server.ts';
import { springpodSpotlights } from './spotlights.ts';
import { server as workServer } from './work-experiences.server.ts';
import { virtualWorkExperiences } from './work-experiences.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';
import { PartnerCard } from './PartnerCard.tsx';
import PartnerList from './PartnerList.tsx';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

type PartnerResult = () => Promise<Result<PartnerResponse>>;

const widgets = {
  SpringpodSpotlights: { widget: springpodSpotlights, server: spotlightsServer },
  VirtualWorkExperiences: { widget: virtualWorkExperiences, server: workServer },
};
type Id = keyof typeof widgets;
const pages = {
  SpringpodSpotlights: systemPages.spotlights,
  VirtualWorkExperiences: systemPages.workExperiences,
};
const both = Object.keys(widgets) as Id[];

/** A widget whose partner returns this response for one list, and fails for the other list. */
async function show(id: Id, response: PartnerResult, isFocused = false, site = createTestSite()) {
  const { context } = site.request();
  const spotlights = {
    spotlights: () => (id === 'SpringpodSpotlights' ? response() : failed('status', 500)),
    workExperiences: () => (id === 'VirtualWorkExperiences' ? response() : failed('status', 500)),
  };
  const scope = testScope({
    request: new Request('http://hub.test/dashboard'),
    context: { ...context, clients: { spotlights } },
    applicant: {
      session: { uid: 'me', accessToken: 'token' },
      personalisation: { studyYear: 2027, studyLevel: 'Undergraduate' },
      pageState: defaultPageState,
    },
  });
  const { widget, server } = widgets[id];
  const data = (await server.load?.(scope, isFocused)) as PartnerData;
  const View = isFocused ? PartnerList : PartnerCard;
  const html = await renderPage(
    <View widget={widgetView(widget.definition, scope)} data={data} outcome={null} />,
    '/dashboard',
  );
  return { data, html, text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
}

const active =
  (...items: PartnerItem[]): PartnerResult =>
  () =>
    ok({ code: 200, items });
const at = (percentageCompleted: number | null, title: string) =>
  partnerItem({ id: title, title, percentageCompleted });

const mixed = active(
  at(100, 'Done'),
  at(15, 'Just begun'),
  at(0, 'Not begun'),
  at(60, 'Nearly done'),
  at(101, 'Odd'),
);

describe.each(both)('%s in the grid', (id) => {
  it('the widget is pending when the deadline for calls has passed', async () => {
    const { context } = createTestSite().request();
    const late = () => new Promise<never>(() => undefined);
    const scope = testScope({
      context: {
        ...context,
        deadline: Date.now(),
        clients: { spotlights: { spotlights: late, workExperiences: late } },
      },
      applicant: { session: { uid: 'me', accessToken: 'token' } },
    });
    expect(await widgets[id].server.load?.(scope, false)).toBe(PENDING);
  });

  it('[LNK-5][LNK-8][LNK-9] the card shows the totals and the item to continue with', async () => {
    const { data, html, text } = await show(id, mixed);
    expect(html).toMatch(new RegExp(`data-widget="${id}" data-state="ready"`));
    expect(data).toEqual({
      items: [at(60, 'Nearly done')],
      status: 'active',
      statusText: '2 in progress, 1 complete',
    });
    expect(text).toContain('Continue with Nearly done University of Leeds');
    expect(html).toMatch(/role="progressbar"[^>]*aria-valuenow="60" aria-valuetext="60%"/);
    expect(html).toContain(`href="/dashboard?widget=${id}"`);
  });

  it('[LNK-3] the card states that a partner runs the service, and where its links open', async () => {
    const { html, text } = await show(id, mixed);
    expect(text).toContain('run by our partner Springpod');
    expect(text).toContain('Opens on Springpod’s site');
    expect(html).toContain(`href="${partnerItem().url}"`);
  });

  it.each([
    ['not started', [at(0, 'Not begun')], 'None started yet', 'Start with Not begun'],
    ['complete', [at(100, 'Done')], '1 complete', 'You&#x27;ve finished everything'],
  ])(
    'the card shows the total and the next step when all items are %s',
    async (_what, items, counts, next) => {
      const { text } = await show(id, active(...items));
      expect(text).toContain(counts);
      expect(text).toContain(next);
    },
  );

  it('the card shows no progress if the partner does not report progress', async () => {
    const { data, text } = await show(id, active(at(null, 'Somewhere'), at(101, 'Odd')));
    expect(data.statusText).toBe('');
    expect(text).toContain('Springpod. Odd University of Leeds');
    expect(text).not.toMatch(/None started yet|Continue with|Start with/);
  });

  it.each([
    ['204', 204],
    ['200 without items', 200],
  ] as const)(
    '[LNK-6] after a response with status %s, the card invites the applicant to start',
    async (_what, code) => {
      const { data, html } = await show(id, () => ok({ code, items: [] }));
      expect(data).toMatchObject({ items: [], status: 'not-started' });
      expect(html).toContain('data-state="empty"');
      expect(html).toContain(data.statusText);
      expect(html).toMatch(/href="\/explore\/(subject-spotlights|virtual-work-experiences)"/);
    },
  );

  it.each([
    ['status 201', () => failed('status', 201)],
    ['status 401', () => failed('unauthorised', 401)],
    ['status 500', () => failed('status', 500)],
    ['an unreadable body', () => failed('badContract', 200)],
    ['no response', () => failed('timeout', null)],
  ])('[LNK-7] the card shows a message after %s', async (_what, result) => {
    const { data, html, text } = await show(id, result);
    expect(data).toMatchObject({ items: [], status: 'unable' });
    expect(html).toContain('data-state="error"');
    expect(text).toContain('We can&#x27;t reach our partner just now.');
    expect(html).toContain('<a href="/dashboard"');
    expect(html).not.toContain('role="alert"');
  });
});

describe.each(both)('%s', (id) => {
  it('the partner is called once for several pages, and again immediately after a failure', async () => {
    const site = createTestSite();
    let count = 0;
    const counted =
      (response: PartnerResult): PartnerResult =>
      () => {
        count += 1;
        return response();
      };
    await show(
      id,
      counted(() => failed('timeout', null)),
      false,
      site,
    );
    await show(id, counted(mixed), false, site);
    const { data } = await show(id, counted(mixed), true, site);
    expect(data.items).toHaveLength(5);
    expect(count).toBe(2);
  });
});

describe.each(both)('%s in focus', (id) => {
  it('[GRD-8][LNK-8][LNK-9] the page lists all items by progress', async () => {
    const { data, html, text } = await show(id, mixed, true);
    expect(data.items.map(({ title }) => title)).toEqual([
      ...['Nearly done', 'Just begun', 'Not begun', 'Odd', 'Done'],
    ]);
    const headings = [...html.matchAll(/<h[23][^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(
      ([, words]) => words,
    );
    expect(headings).toEqual([
      ...['In progress', 'Nearly done', 'Just begun', 'Not started', 'Not begun'],
      ...['More of yours', 'Odd', 'Complete', 'Done'],
    ]);
    expect([...html.matchAll(/aria-valuenow="(\d+)"/g)].map(([, value]) => value)).toEqual([
      ...['60', '15', '100'],
    ]);
    expect(text).toContain('Springpod, our partner, runs these');
  });

  it('[LNK-6][LNK-7] the page invites the applicant to start, or shows a failure with a link to try again', async () => {
    const empty = await show(id, () => ok({ code: 204, items: [] }), true);
    expect(empty.html).toContain('data-state="empty"');
    expect(empty.text).toContain(empty.data.statusText);
    const unable = await show(id, () => failed('unavailable', 503), true);
    expect(unable.html).toContain('data-state="error"');
    expect(unable.html).toMatch(new RegExp(`href="/dashboard\\?widget=${id}"[^>]*>Try again`));
  });

  it("[LNK-3] the partner's catalogue is in the redirect table", () => {
    const { path } = pages[id];
    const { links } = createTestSite().config;
    expect(widgets[id].widget.definition.link?.href).toBe(pages[id]);
    expect(findRedirect(path, '', links)).toBe(`${links.explore}${path}`);
  });
});
