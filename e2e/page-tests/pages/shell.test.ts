import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { statuses, under } from '../support/hub.ts';
import { textOf } from '../support/text.ts';

/** Paths of other systems. */
const elsewhere = [
  '/explore/what-to-do',
  '/explore/where-to-go',
  '/clearingplus/learners/',
  '/explore/career-list?assessmentId=1',
  '/search/frequently-asked-questions',
  '/search/results',
  '/cvbuilder/form',
  '/what-are-my-options',
  '/ucas/events-training',
];

describe('the shell', () => {
  test('[SH-2][SH-3][SH-4][SH-5] the shell has a heading, a subheading and a welcome banner', async () => {
    const { open } = await applicant('waiting');
    const page = await open('/dashboard');
    expect(textOf(page.getByRole('heading', { level: 1 }))).toBe('Your Hub');
    page.getByText('Your personalised homepage and discovery hub');
    const welcome = page.part('[data-welcome]');
    expect(textOf(welcome)).toMatch(/Welcome back \w+/);
    expect(textOf(welcome)).toMatch(/You're applying for Undergraduate courses in \d{4}/);
    within(welcome).getByText(/^[A-Z]{1,2}$/);
    const change = within(welcome).getByRole('link', { name: /^Change year/ });
    expect(change.getAttribute('href')).toMatch(/\/preferences\?section=hub-personalisation$/);
  });

  test('[SH-12] the shell has six tabs', async () => {
    const { open } = await applicant('waiting');
    const page = await open('/dashboard');
    const tabs = within(page.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/dashboard',
      '/explore/for-you',
      '/explore/favourites',
      '/explore/what-to-do',
      '/explore/where-to-go',
      '/explore/search',
    ]);
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
  });

  test('the search page links to every tab that is not in the bar of a phone', async () => {
    const { open } = await applicant('waiting');
    const page = await open('/explore/search');
    const links = page.parts('main a').map((link) => link.getAttribute('href'));
    const others = page.parts('nav[data-bar] li:not([data-in-bar]) a');
    expect(others.map((link) => link.getAttribute('href'))).toEqual([
      '/explore/what-to-do',
      '/explore/where-to-go',
    ]);
    expect(links).toEqual(expect.arrayContaining(['/explore/what-to-do', '/explore/where-to-go']));
  });

  test('[SH-49] the shell shows the progress of profile and to-do list', async () => {
    const { open } = await applicant('waiting');
    const page = await open('/dashboard');
    page.getByText(/^[0-6] out of 6$/);
    page.getByText(/^\d+ of 10 done$/);
  });

  test('[SH-16] the path /main-content leads to the hub', async () => {
    const { open } = await applicant('waiting');
    expect((await open('/main-content')).url.pathname).toBe('/dashboard');
  });

  test('[SH-24] the service status page shows the state of each system', async () => {
    const { open } = await applicant('waiting');
    const hub = await open('/dashboard');
    const page = await hub.follow(hub.getAllByRole('link', { name: /^Service status/ })[0]!);
    expect(page.url.pathname).toBe('/status');
    expect(page.parts('[data-upstream]')).toHaveLength(10);
    expect(page.part('[data-upstream="identity"]').dataset['state']).toBe('ok');
  });

  test('an unknown page responds with 404, and a POST to a page without forms with 405', async () => {
    const { visitor, open } = await applicant('waiting');
    const page = await open('/nothing-here');
    expect(page.status).toBe(404);
    expect(textOf(page.getByRole('heading', { level: 1 }))).toContain("can't find that page");
    expect((await visitor.post('/status', { any: 'thing' })).status).toBe(405);
  });

  test('[SH-28][SH-29] paths of other systems redirect to them', async () => {
    const { visitor } = await applicant('waiting');
    for (const path of elsewhere) {
      const { status, location } = await visitor.open(path);
      expect(status, path).toBe(302);
      expect(location.endsWith(path), `${path} leads to ${location}`).toBe(true);
    }
  });

  test('[SH-56] page state overrides the base URLs of other systems', async () => {
    const { control, visitor } = await applicant('waiting');
    await control.pageState({ bases: { search: 'https://search.example' } });
    const { location } = await visitor.open('/search/results?q=1');
    expect(location).toBe('https://search.example/search/results?q=1');
  });

  test('[SH-6] a user without a name is shown as Anonymous', async () => {
    const { control, open } = await applicant('waiting');
    await control.user({ name: '', lastName: '' });
    const page = await open('/dashboard');
    const account = page.part('header summary');
    expect(account.getAttribute('aria-label')).toMatch(/: your account, signed in as Anonymous$/);
    expect(textOf(page.part('[data-welcome]'))).toContain('Anonymous');
  });

  test("[SH-37] the hub's content depends on the applicant's level, year of study and application mode", async () => {
    const { control, open } = await applicant('waiting');
    const year = String(new Date().getFullYear());
    await control.user({ studyLevel: 'Undergraduate', studyYear: year });
    const hub = await open('/dashboard');
    expect(textOf(hub.part('[data-welcome]'))).toContain(
      `applying for Undergraduate courses in ${year}`,
    );
    expect(Object.keys(statuses(hub))).toEqual(['ug']);

    await control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
    expect(Object.keys(statuses(await open('/dashboard')))).toEqual(['ug', 'uc', 'startNew']);

    await control.user({ studyLevel: 'Postgraduate', studyYear: '2031' });
    const other = await open('/dashboard');
    expect(textOf(other.part('[data-welcome]'))).toContain(
      'applying for Postgraduate courses in 2031',
    );
  });

  test("[SH-37] the recommendations depend on the applicant's country, schemes and circumstances", async () => {
    const { control, open } = await applicant('waiting');
    const saved = (await control.saved('dashboardUserData', 'Personalisation')) as object;
    const words = {
      country: 'Visas without the headache',
      scheme: 'Recording an audition at home',
      circumstance: 'In care once, at home on campus',
    };
    for (const [answers, theirs] of [
      [{}, []],
      [{ userCountry: 'France' }, [words.country]],
      [{ conservatoires: 'yes' }, [words.scheme]],
      [{ beenInCare: 'yes' }, [words.circumstance]],
    ] as const) {
      const data = JSON.stringify({ ...saved, userCountry: 'United Kingdom', ...answers });
      await control.user({
        settings: [{ collection: 'dashboardUserData', name: 'Personalisation', data }],
      });
      // On a busy machine, a page leaves out recommendations that are slow.
      const text = await vi.waitFor(
        async () => textOf(under(await open('/dashboard'), 'You might also like')),
        10_000,
      );
      // Every user gets this recommendation, so its presence means that the recommendations have
      // loaded.
      expect(text).toContain('Cook seven dinners with ten things');
      const shown = Object.values(words).filter((title) => text.includes(title));
      expect(shown).toEqual(theirs);
    }
  });
});

test('[SH-7] without a picture, the first letter of the name determines one of six colours', async () => {
  const { control, open } = await applicant('start');
  const colourOf = async (name: string) => {
    await control.user({ name, avatar: null });
    const page = await open('/dashboard/todo');
    return page.part('header [data-colour]').dataset['colour'];
  };
  expect(await colourOf('Anna')).toBe(await colourOf('Ali'));
  const colours = new Set<string | undefined>();
  for (const name of ['Ada', 'Bea', 'Cy', 'Dan', 'Eve', 'Flo']) colours.add(await colourOf(name));
  expect(colours.size).toBe(6);
});

test('[SH-36] the level of study decides whether the link to a new application is shown', async () => {
  const { control, open } = await applicant('start');
  const links = async () =>
    (await open('/dashboard')).queryAllByRole('link', { name: /^Start a new application/ }).length;
  expect(await links()).toBe(1);
  await control.user({ studyLevel: 'Postgraduate' });
  expect(await links()).toBe(0);
});
