import { type Page, request } from '@playwright/test';
import { kill } from '../../fixtures/child.ts';
import { Control } from '../../fixtures/control.ts';
import { ControlApi, type Fault } from '../../fixtures/control-api.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';

/** No other content of the persona's pages contains this name. */
const UNIVERSITY = 'University of Elsewhere';

/** An application with a result. Some modes hide the result. */
const placed = {
  ug: {
    track: {
      applicationStatus: 'Placed',
      applicationDecisions: [
        {
          institutionCode: 'X99',
          institutionName: UNIVERSITY,
          courseName: 'History',
          choiceStatus: 'Unconditional offer',
          choiceStatusId: 'UF',
        },
      ],
    },
  },
};

const result = new RegExp(`${UNIVERSITY}|placedFirm|in at your firm choice`);
const path = '/api/v1/dashboard-update';

const failures: Record<string, Fault> = {
  'a hanging call': { delayMs: 30_000 },
  'a gateway error': { status: 502 },
  'an HTML body': { status: 200, body: '<html><body>gateway</body></html>' },
  'an unknown mode': { body: '{"applyMode":{"ug":"paused","uc":"paused"}}' },
};

for (const [what, fault] of Object.entries(failures)) {
  test(
    `[AMB-111] no page shows a result while the mode is not known: ${what}`,
    { tag: '@plain' },
    async ({ applicant, context }) => {
      test.slow();
      const { control, signIn } = await applicant('waiting');
      await control.applications(placed);
      await control.pageState({ applyMode: { ug: 'updating', uc: 'updating' } });
      await control.fault({ api: 'content', path, fault });
      await signIn();
      const textAt = async (at: string) => {
        const response = await context.request.get(at);
        expect(response.status(), at).toBe(200);
        return (await response.text()).replaceAll('&#x27;', "'");
      };
      for (const at of [
        '/dashboard',
        '/dashboard/application',
        '/dashboard/adviser',
        '/dashboard/notifications',
        '/dashboard/calendar',
        '/dashboard/calendar/own/new',
        '/dashboard/todo',
        '/resources/application-status',
        '/resources/feed',
        '/account/your-data.html',
      ]) {
        expect.soft(result.exec(await textAt(at)), at).toBeNull();
      }
      expect(await textAt('/dashboard')).toMatch(
        /data-status="unavailable".*We can't check right now.*Try again/s,
      );
      const writes = (await control.requests('history')).filter(({ method }) => method === 'PUT');
      expect(writes).toEqual([]);
    },
  );
}

const page = (fields: object) => JSON.stringify(fields);
const thisYear = new Date().getFullYear();

test(
  '[AMB-4][AMB-99] an unreadable field of page state does not affect other fields',
  { tag: '@plain' },
  async ({ applicant, context }) => {
    const cards = { [thisYear]: { undergraduate: 'yes' } };
    for (const [body, says] of [
      [page({ applyMode: { ug: 'maintenance' }, cards }), /data-status="unavailable"/],
      [
        page({ applyMode: { ug: 'updating' }, widgets: { Faq: { disable: 'no' } } }),
        /data-status="updating"/,
      ],
      [page({ applyMode: { ug: 'clearing' }, timerLink: null }), /data-tile="startNew"/],
      [
        page({ applyMode: { ug: 'normal' }, alert: { title: 'Results day', message: '' } }),
        /Results day.*data-status="placedFirm"/s,
      ],
    ] as const) {
      const { control, signIn } = await applicant('waiting');
      await control.user({ studyYear: String(thisYear) });
      await control.applications({
        ug: { track: { ...placed.ug.track, cycleYear: thisYear }, clearingTrack: null },
      });
      await control.fault({ api: 'content', path, fault: { body } });
      await signIn();
      expect.soft(await (await context.request.get('/dashboard')).text(), body).toMatch(says);
    }
  },
);

const tile = (of: Page) => of.locator('[data-tile="ug"]');

test(
  '[AMB-111] page state is cached for all users, and a new mode reaches open pages',
  { tag: '@once' },
  async ({ browser }) => {
    test.setTimeout(120_000);
    const services = await startServices(':memory:');
    const hub = await startHub({ PAGE_STATE_MEMORY: 'everybody' });
    const editors = new ControlApi(urls.ownServices);
    const stranger = await request.newContext({ baseURL: urls.ownHub });
    const context = await browser.newContext({ baseURL: urls.ownHub });
    const open = await context.newPage();
    try {
      const [ann, bob] = [
        await Control.copyOf(urls.ownServices, 'waiting'),
        await Control.copyOf(urls.ownServices, 'waiting'),
      ];
      await ann.applications(placed);
      await ann.fault({ api: 'content', path, fault: { status: 503 } });
      await signIn(context, ann.persona);
      await signIn({ request: stranger }, bob.persona);

      await open.goto('/dashboard');
      await expect(tile(open)).toHaveAttribute('data-status', 'unavailable');
      await expect(tile(open)).toContainText("We can't check right now");

      await stranger.get('/dashboard');
      await tile(open).getByRole('link', { name: 'Try again' }).click();
      await expect(tile(open)).toHaveAttribute('data-status', 'placedFirm');

      await editors.send('PUT', '/page-state', { applyMode: { ug: 'updating', uc: 'updating' } });
      await stranger.get('/dashboard');
      await expect(tile(open)).toHaveAttribute('data-status', 'updating');
      await expect(open.locator('main')).not.toContainText(UNIVERSITY);
    } finally {
      await context.close();
      await stranger.dispose();
      await kill(hub);
      await kill(services);
    }
  },
);
