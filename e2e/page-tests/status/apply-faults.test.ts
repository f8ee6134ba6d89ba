import { describe, expect, test } from 'vitest';
import type { Fault } from '../../fixtures/control-api.ts';
import { hubLog } from '../../fixtures/hub-log.ts';
import { inTimeMs } from '../../fixtures/stack.ts';
import { applicant, stack } from '../support/applicant.ts';
import { applyWidget, statuses, tile } from '../support/hub.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

interface Expected {
  status: string;
  /** The expected text of the widget. */
  text: RegExp;
}

const unavailableText = /temporarily unavailable, please check the service status page/;
const unavailable: Expected = { status: 'unavailable', text: unavailableText };
const start: Expected = { status: 'start', text: /Go to application/ };

/** Tracking faults for an applicant without an application at the apply API (204). */
const faults: [title: string, fault: Fault, expected: Expected][] = [
  ['[APP-96] tracking resets the connection', { drop: true }, unavailable],
  ['[APP-94] tracking gives 400', { status: 400 }, start],
  ['[APP-94] tracking gives 404', { status: 404 }, start],
  ['[APP-94] tracking gives 500', { status: 500 }, start],
  ['[APP-95] tracking gives 503', { status: 503 }, unavailable],
  ['[APP-96] tracking gives 418', { status: 418 }, { ...unavailable, text: /- 418/ }],
  ['[APP-96] tracking gives an empty body', { status: 200, body: '' }, unavailable],
  [
    '[APP-96] tracking gives an HTML body',
    { status: 200, body: '<html><body>gateway</body></html>' },
    unavailable,
  ],
  [
    '[APP-96] tracking gives wrong types',
    { status: 200, body: '{"cycleYear":"soon","applicationDecisions":7}' },
    unavailable,
  ],
];

/** The hub's log lines about the page, which may be written just after the response. */
const logOf = ({ headers }: Page) => hubLog(headers.get('X-Request-Id') ?? '', stack.logFile);

describe('a failing application API', () => {
  for (const [title, fault, expected] of faults) {
    test(`${title}: the page responds with 200 in time and shows the expected tile`, async () => {
      const { control, open } = await applicant('start');
      await control.fault({ api: 'tracking', path: '/ug', fault });
      const page = await open('/dashboard');
      expect(page.status).toBe(200);
      await expect.poll(() => logOf(page).durationMs).toBeLessThan(inTimeMs);
      expect(textOf(applyWidget(page))).toMatch(expected.text);
      expect(statuses(page)).toMatchObject({ ug: expected.status });
      await expect.poll(() => logOf(page).failures('tracking')).toBe(1);
    });
  }

  for (const [persona, tiles] of [
    ['conservatoire', { uc: 'unavailable' }],
    ['both', { ug: 'waitingForDecisions', uc: 'unavailable' }],
  ] as const) {
    test(`[APP-96] persona ${persona} sees a tile with the error when conservatoire tracking returns 418`, async () => {
      const { control, open } = await applicant(persona);
      await control.fault({ api: 'tracking', path: '/uc', fault: { status: 418 } });
      const page = await open('/dashboard');
      expect(statuses(page)).toEqual(tiles);
      expect(textOf(tile(page, 'uc'))).toMatch(/- 418/);
    });
  }

  test('[APP-93] status 204 from tracking and apply means that the application is not started', async () => {
    const { control, open } = await applicant('waiting');
    await control.applications({ ug: { track: null, apply: null } });
    expect(statuses(await open('/dashboard'))).toEqual({ ug: 'start' });
  });

  for (const [title, status, expected] of [
    ['[APP-94] apply gives 400', 400, 'start'],
    ['[APP-94] apply gives 404', 404, 'start'],
    ['[APP-94] apply gives 500', 500, 'start'],
    ['[APP-15][APP-95] apply gives 503', 503, 'unavailable'],
    ['[APP-15][APP-96] apply gives 418', 418, 'unavailable'],
  ] as const) {
    test(`${title}: the tile is ${expected}`, async () => {
      const { control, open } = await applicant('in-progress');
      await control.fault({ api: 'apply', path: '/ug', fault: { status } });
      const page = await open('/dashboard');
      expect(page.status).toBe(200);
      expect(statuses(page)).toMatchObject({ ug: expected });
      await expect.poll(() => logOf(page).failures('apply')).toBe(1);
    });
  }

  test('[EXT-11] while tracking fails, the tile shows only the last known status', async () => {
    const { control, open } = await applicant('waiting');
    await open('/dashboard');
    await control.fault({ api: 'tracking', fault: { status: 503 } });
    const page = await open('/dashboard');
    expect(statuses(page)).toEqual({ ug: 'unavailable' });
    const text = textOf(tile(page, 'ug'));
    expect(text).toMatch(/Last checked \d\d:\d\d UK time: Waiting for decisions/);
    expect(text).toMatch(/As last checked at \d\d:\d\d UK time\..*Lancaster University/s);
    expect(textOf(applyWidget(page))).toContain('whether you have a conservatoire application');

    await control.pageState({ applyMode: { ug: 'updating', uc: 'default' } });
    expect(textOf(applyWidget(await open('/dashboard')))).not.toMatch(/Lancaster|Last checked/);
  });

  test('[AMB-111] the status is not shown until the hub receives page state', async () => {
    const { control, open } = await applicant('waiting');
    for (const fault of [{ drop: true }, { status: 500 }, { body: '<p>' }, { delayMs: 20_000 }]) {
      await control.fault({ api: 'content', fault });
      const page = await open('/dashboard');
      expect(statuses(page)).toMatchObject({ ug: 'unavailable' });
      expect(textOf(tile(page, 'ug'))).toContain("We can't check right now");
      await control.clearFaults();
    }
    await expect
      .poll(async () => statuses(await open('/dashboard')))
      .toMatchObject({ ug: 'waitingForDecisions' });
  });

  test('if the account cannot be loaded, the page explains the failure and links to the service status', async () => {
    const { control, open } = await applicant('waiting');
    await control.fault({ api: 'identity', fault: { status: 500 } });
    const page = await open('/dashboard');
    expect(page.status).toBe(503);
    expect(textOf(page.getByRole('heading', { level: 1 }))).not.toBe('');
    const next = await page.follow(page.part('main a'));
    expect(next.url.pathname).toBe('/status');
  });
});
