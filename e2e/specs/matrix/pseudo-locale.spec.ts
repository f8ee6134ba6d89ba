import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** Text that is data and not product copy: names, years, numbers, times. */
const data = /^[\s\d%:.,–-]*$/;

/** Names of places, subjects, qualifications and grades, and texts by users, are data too. */
const named = [
  '#userCountry, #userRegion, #studyRegion, #mobileRegion, #subjects-group label',
  '[data-widget="Tariff"] option, [data-widget="Tariff"] button[name="grade"] > span:first-child',
  '[data-own-text]',
  // The text of an advert belongs to the advertiser, and published text to the editors.
  '[data-advert]',
  '[data-published]',
  'time',
].join(', ');

/** All texts and labels on the page that are not from the message catalogue. */
async function hardCoded(page: Page): Promise<string[]> {
  const texts = await page.evaluate((names) => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-valuetext']) {
          const value = node.getAttribute(name);
          if (value && !node.matches(names)) found.push(value);
        }
      } else if (!node.parentElement?.closest(`script, noscript, style, [data-debug], ${names}`)) {
        found.push(node.textContent ?? '');
      }
    }
    return found;
  }, named);
  return texts.map(withoutMessages).filter((text) => !data.test(text));
}

/** Removes messages from the inside out, because messages can be nested. */
function withoutMessages(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? text : withoutMessages(rest);
}

const pages = [
  '/dashboard',
  '/dashboard/preferences',
  '/dashboard/application',
  '/dashboard/application?coursePrimaryId=e14-english-literature&courseOptionId=e14-english-literature-ft&scheme=ucas',
  '/dashboard/live',
  '/dashboard/totum',
  '/dashboard/people-like-you',
  '/status',
  '/nothing-here',
];

const offerPages = ['/dashboard', '/dashboard/support', '/dashboard/support?step=confirm'];

test('all product copy is in the catalogue', async ({ page, applicant, allowConsole }) => {
  allowConsole(/status of 404/);
  const problems: Record<string, string[]> = {};
  for (const persona of ['new', 'waiting', 'both', 'in-progress', 'placed', 'apprentice']) {
    const { control, signIn } = await applicant(persona);
    await page.context().clearCookies();
    await signIn();
    // Numbers are data, so a numeric name is never mistaken for copy. Names of favourites are data
    // too, so this user has none.
    await control.user({
      name: '7',
      lastName: '7',
      email: '',
      favourites: {
        courses: [],
        unis: [],
        locations: [],
        filters: [],
        subjects: [],
        pages: [],
        top: { 1: null, 2: null, 3: null, 4: null, 5: null },
      },
    });
    // The support offer is shown to this persona.
    if (persona === 'apprentice') {
      await control.pageState({ features: { dfe: true, debug: false } });
    }
    for (const path of persona === 'apprentice' ? offerPages : pages) {
      await page.goto(path);
      const found = await hardCoded(page);
      if (found.length > 0) problems[`${persona} ${path}`] = found;
    }
  }
  expect(problems).toEqual({});
});
