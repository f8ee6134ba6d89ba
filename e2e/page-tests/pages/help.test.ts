import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { applicant, browser } from '../support/applicant.ts';
import { textOf } from '../support/text.ts';

const publicPages = [
  ['/help', 'Help'],
  ['/privacy', 'Privacy'],
  ['/privacy/13-to-17', "Privacy if you're 13 to 17"],
  ['/cookies', 'Cookies'],
  ['/terms', 'Terms of use'],
] as const;

describe('help and rules', () => {
  test.each(publicPages)('signed-out users can read %s', async (path, title) => {
    const page = await browser().open(path);
    expect(textOf(page.getByRole('heading', { level: 1 }))).toBe(title);
    expect(page.document.title).toBe(`${title} – Your Hub`);
  });

  test('the footer links to help and the rules, and the account menu links to help', async () => {
    const { open } = await applicant('waiting');
    const hub = await open('/dashboard');
    const footer = within(hub.getByRole('contentinfo'));
    const paths = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toEqual(
      expect.arrayContaining(['/help', '/accessibility', '/privacy', '/cookies', '/terms']),
    );
    const menu = [...hub.part('header details').querySelectorAll('a')];
    expect(menu.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/preferences',
      '/dashboard/preferences/appearance',
      '/dashboard/notifications',
      '/dashboard/adviser',
      '/dashboard/preferences/your-data',
      '/help',
    ]);
  });

  test.each(['/help', '/status', '/nothing-here', '/explore/uni-detail/nothing-here'])(
    'signed-in users have their account menu on %s',
    async (path) => {
      const { open } = await applicant('waiting');
      expect((await open(path)).part('header details').textContent).toContain('Log out');
    },
  );

  test('after a sign-out, the page has a note about shared devices, and links to help and the course search', async () => {
    const page = await browser().open('/account/logout');
    expect(textOf(page.part('main'))).toContain('If others use this device');
    const links = within(page.part('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/account/login',
      '/explore/search',
      '/help',
    ]);
  });

  test('the help page is shown without the account menu while the account API is unavailable', async () => {
    const { control, open } = await applicant('waiting');
    await control.fault({ api: 'identity', fault: { status: 503 } });
    const page = await open('/help');
    expect(textOf(page.getByRole('heading', { level: 1 }))).toBe('Help');
    expect(page.document.querySelector('header details')).toBeNull();
  });

  test('the help page has ways to contact the operator next to five questions for each stage', async () => {
    const page = await browser().open('/help');
    const phone = page.getByRole('link', { name: '01632 960 123' });
    expect(phone.getAttribute('href')).toBe('tel:01632960123');
    const [contact, questions] = page.parts('main [data-columns="2"] > *');
    expect(contact?.contains(phone)).toBe(true);
    const stages = [...(questions?.querySelectorAll('details') ?? [])];
    expect(stages.map((stage) => stage.querySelectorAll('h3').length)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  test("the help page opens the questions of the applicant's stage", async () => {
    const { open } = await applicant('waiting');
    await open('/dashboard');
    const stages = (await open('/help')).parts('main details');
    expect(stages.map(({ id }) => id)[0]).toBe('waiting');
    expect(stages.filter((stage) => stage.hasAttribute('open')).map(({ id }) => id)).toEqual([
      'waiting',
    ]);
  });

  test('the report of a wrong status contains the status, the choices and a short reference, and is sent by email with the whole reference', async () => {
    const { open } = await applicant('waiting');
    const hub = await open('/dashboard');
    const link = hub.getByRole('link', { name: 'Something looks wrong?' });
    const page = await open(link.getAttribute('href') ?? '');
    const shown = textOf(page.part('main'));
    const heading = textOf(hub.part('[data-tile] h3'));
    expect(shown).toContain(`Undergraduate: ${heading}`);
    expect(shown).toContain('Lancaster University, Psychology: Conditional offer');
    const [, ...spoken] = /reference ([\dA-F]{4})\s([\dA-F]{4})/.exec(shown) ?? [];
    const email = page.getByRole('link', { name: 'Write an email with this' });
    const { protocol, pathname, searchParams } = new URL(email.getAttribute('href') ?? '');
    expect(protocol + pathname).toBe('mailto:help@hub.example');
    const body = searchParams.get('body') ?? '';
    const [, reference = ''] = /Reference: ([\w-]{32,})/.exec(body) ?? [];
    expect(reference.slice(0, 8).toUpperCase()).toBe(spoken.join(''));
    expect(searchParams.get('subject')).toContain(reference);
    expect(body).toContain(`Undergraduate: ${heading}`);
  });

  test('the report states that the status is unknown while tracking is unavailable', async () => {
    const { control, open } = await applicant('waiting');
    await control.fault({ api: 'tracking', fault: { status: 503 } });
    const shown = textOf((await open('/dashboard/report')).part('main'));
    expect(shown).toMatch(/can't|unavailable/i);
    expect(shown).not.toMatch(/Checked \d\d:\d\d/);
  });
});
