import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { applyWidget, statuses, tile, tiles } from '../support/hub.ts';
import { partOf } from '../support/page.ts';
import { textOf } from '../support/text.ts';

/** Each persona's tiles under the default page state. */
const expectations: [persona: string, tiles: Record<string, string>][] = [
  ['start', { ug: 'start' }],
  ['in-progress', { ug: 'inProgress' }],
  ['ready', { ug: 'ready' }],
  ['approval', { ug: 'awaitingApproval' }],
  ['returned', { ug: 'applicationReturned' }],
  ['sent', { ug: 'sent' }],
  ['waiting', { ug: 'waitingForDecisions' }],
  ['offers', { ug: 'decisionsReceived' }],
  ['confirm', { ug: 'awaitingConfirm' }],
  ['confirm-conditional', { ug: 'awaitingConfirmReasons' }],
  ['confirm-reasons', { ug: 'awaitingConfirmReasons' }],
  ['placed', { ug: 'placedFirm' }],
  ['insurance', { ug: 'placedInsurance' }],
  ['unplaced', { ug: 'unplaced' }],
  ['extra', { ug: 'extraUnplaced' }],
  ['clearing', { ug: 'clearingAddChoice' }],
  ['withdrawn', { ug: 'withdrawn' }],
  ['conservatoire', { uc: 'waitingForDecisions' }],
];

describe('the application status tile', () => {
  for (const [persona, expected] of expectations) {
    test(`[APP-1][APP-2] persona ${persona} sees the tiles ${JSON.stringify(expected)}`, async () => {
      const { open } = await applicant(persona);
      const page = await open('/dashboard');
      expect(statuses(page)).toEqual(expected);
      for (const scheme of Object.keys(expected) as ('ug' | 'uc')[]) {
        const shown = within(tile(page, scheme));
        shown.getByRole('link', { name: /^Go to application/ });
        shown.getByRole('heading', { name: /^What happens next/ });
        expect(shown.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
        shown.getByRole('img');
        shown.getByRole('progressbar');
      }
    });
  }

  test("[APP-55][APP-59][APP-60] the bar's value is 0 to 100 and its painted part is 1 to 100", async () => {
    const { control, open } = await applicant('waiting');
    const track = { numberOfChoices: 4, numberOfReferredChoice: 1, applicationStatus: 'Referred' };
    await control.applications({ ug: { track } });
    const one = tile(await open('/dashboard'), 'ug');
    expect(within(one).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    expect(textOf(one)).toMatch(/(?<!\d)1 of 4 choices still with universities/);

    await control.applications({
      ug: { track: { numberOfChoices: 0, numberOfReferredChoice: 3 } },
    });
    const bar = within(tile(await open('/dashboard'), 'ug')).getByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe('0');
    expect(partOf(bar, 'progress').getAttribute('value')).toBe('1');
  });

  for (const persona of ['placed', 'waiting', 'unplaced', 'withdrawn']) {
    test(`persona ${persona} is not asked to write or send an application`, async () => {
      const { open } = await applicant(persona);
      const hub = await open('/dashboard');
      expect(hub.parts('[data-stage]')).toEqual([]);
      within(tiles(hub)[0]!).getByRole('img');
      const notifications = await open('/dashboard/notifications');
      expect(textOf(notifications.part('main'))).not.toContain('blank page');
    });
  }

  test('[APP-83] delayed decisions show their reasons and what to do', async () => {
    const { control, open } = await applicant('confirm-reasons');
    const decision = {
      institutionCode: 'L14',
      institutionName: 'Lancaster University',
      courseName: 'Marine biology',
      choiceStatus: 'Conditional firm',
      choiceStatusId: 'CF',
      reasonsOfDelay: {
        confirmationPendingReasons: ['A grade is still missing'],
        actionRequiredByApplicantText: 'Send your certificate by e-mail',
      },
    };
    await control.applications({ ug: { track: { applicationDecisions: [decision] } } });
    const text = textOf(tile(await open('/dashboard'), 'ug'));
    expect(text).toContain('Marine biology');
    expect(text).toContain('A grade is still missing');
    expect(text).toContain('Send your certificate by e-mail');
  });

  test('[APP-8] the unavailable tile has its title, its text and a link to the status page', async () => {
    const { control, open } = await applicant('waiting');
    await control.pageState({ applyMode: { ug: 'maintenance', uc: 'default' } });
    const page = await open('/dashboard');
    expect(statuses(page)).toEqual({ ug: 'unavailable' });
    const unavailable = within(tile(page, 'ug'));
    unavailable.getByRole('heading', { name: 'Unavailable' });
    expect(textOf(tile(page, 'ug'))).toContain(
      'Your applications are temporarily unavailable, please check the service status page.',
    );
    const link = unavailable.getByRole('link', { name: /^Service status/ });
    expect(link.getAttribute('href')).toBe('/status');
  });

  test('[APP-9][APP-53] an unknown status is shown as unknown', async () => {
    const { control, open } = await applicant('waiting');
    await control.applications({ ug: { track: { applicationStatus: 'Something else' } } });
    const page = await open('/dashboard');
    expect(statuses(page)).toEqual({ ug: 'statusUnknown' });
    expect(textOf(tile(page, 'ug'))).toContain(
      "Your current application status couldn't be determined, visit the application system for more information.",
    );
  });

  test('[APP-3] two modes forced to the same state show one tile', async () => {
    const { control, open } = await applicant('both');
    await control.pageState({ applyMode: { ug: 'updating', uc: 'updating' } });
    expect(statuses(await open('/dashboard'))).toEqual({ ug: 'updating' });
  });

  test('[APP-4][APP-66] a year with closed applications shows the closed tile', async () => {
    const { control, open } = await applicant('start');
    await control.user({ studyYear: '2024' });
    await control.pageState({
      cards: {
        '2024': {
          undergraduate: false,
          postgraduate: false,
          conservatoires: false,
          teachertraining: false,
          preregistration: false,
        },
      },
    });
    const page = await open('/dashboard');
    expect(tiles(page)).toEqual([]);
    const closed = within(applyWidget(page));
    closed.getByRole('heading', { name: 'View your 2024 applications' });
    for (const name of ['Undergraduate', 'Postgraduate', 'Conservatoire']) {
      closed.getByRole('link', { name });
    }
    closed.getByRole('link', { name: 'Start a new application' });
  });

  test('[APP-5][APP-69] clearing mode adds the conservatoire and the Start / Continue tiles', async () => {
    const { control, open } = await applicant('waiting');
    await control.user({ studyYear: String(new Date().getFullYear()) });
    await control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
    const page = await open('/dashboard');
    expect(Object.keys(statuses(page))).toEqual(['ug', 'uc', 'startNew']);
    within(tile(page, 'startNew')).getByRole('link', { name: /^Start \/ Continue application/ });
    const others = within(applyWidget(page)).queryAllByRole('link', {
      name: /Start a new application/,
    });
    expect(others).toEqual([]);
  });

  test('[APP-102] there is no tile for the study year 2021', async () => {
    const { control, open } = await applicant('waiting');
    await control.user({ studyYear: '2021' });
    const page = await open('/dashboard');
    expect(page.parts('[data-widget="Apply"]')).toEqual([]);
    page.getByRole('heading', { level: 1, name: 'Your Hub' });
  });

  test('[APP-85][APP-86] tracking is called first, and apply only if tracking has no application', async () => {
    const { control, open } = await applicant('waiting');
    await open('/dashboard');
    const paths = (await control.requests('apply')).map(({ path }) => path);
    expect(paths).not.toContain('/ug/application');
    expect(paths).toContain('/uc/application');
  });

  test('[APP-97] a year without application APIs is reported on the page', async () => {
    const { control, open } = await applicant('waiting');
    await control.user({ studyYear: '2035' });
    const page = await open('/dashboard');
    expect(statuses(page)).toEqual({ ug: 'unavailable' });
    expect(textOf(tile(page, 'ug'))).toContain(
      "There was a problem retrieving your status. This environment doesn't have a corresponding application status API configured.",
    );
    expect(await control.requests('tracking')).toEqual([]);
  });
});
