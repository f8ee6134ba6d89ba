import type { FormHTMLAttributes } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Availability, applicationIds } from '@applicant-hub/domain';
import { expect, it, vi } from 'vitest';
import { ApplicationsPage } from './ApplicationsPage.tsx';
import type { Choice } from '../choices/choice.ts';
import type { ApplicationsView, YearStates } from '../tile/view-types.ts';

vi.mock('@remix-run/react', () => ({
  Form: (props: FormHTMLAttributes<HTMLFormElement>) => <form {...props} />,
  useNavigation: () => ({ formData: undefined }),
}));

const all = (state: Availability) =>
  Object.fromEntries(applicationIds.map((id) => [id, state])) as YearStates;

const undergraduate: Choice = { studyYear: '2027', studyLevel: 'Undergraduate' };
const postgraduate: Choice = { studyYear: '2027', studyLevel: 'Postgraduate' };

const html = (saved: Choice, states: YearStates, over: Partial<ApplicationsView> = {}) =>
  renderToStaticMarkup(
    <ApplicationsPage
      view={{
        id: '1',
        years: ['2026', '2027'],
        saved,
        stashed: null,
        isLinkIncomplete: false,
        states: { '2027': states },
        hrefs: {},
        elsewhere: {},
        starts: {},
        hidden: null,
        isSent: false,
        canStart: true,
        isOver: false,
        standings: [],
        schemes: [],
        ...over,
      }}
      outcome={undefined}
    />,
  );

it.each([
  [false, "Start an application, or carry on with one you've started."],
  [
    true,
    "You've applied for 2027. Continue opens your application, and you can start another one here.",
  ],
])('with isSent %s, the introduction is: %s', (isSent, words) => {
  const page = html(undergraduate, all('open'), { isSent }).replaceAll('&#x27;', "'");
  expect(page).toContain(words);
  expect(page.includes('carry on with one')).toBe(!isSent);
});

it('if the hub cannot see unsent applications, the page states this and reports no failure', () => {
  const page = html(undergraduate, all('open'), {
    starts: { undergraduate: 'hidden' },
    hidden: 'Not shown here.',
  });
  expect(page).toContain('Not shown here.');
  expect(page).not.toMatch(/right now|Try again/);
});

it('[EXT-31] an applicant with a sent application is not invited to start another application in a closed year', () => {
  const page = html(undergraduate, all('closed'), { isSent: true, canStart: false });
  expect(page).toContain(
    'Continue opens your application. To start another one, choose a later year.',
  );
  expect(page).not.toContain('start another one here');
});

it('the page of a past year does not invite the applicant to start another application', () => {
  const page = html(undergraduate, all('open'), { isSent: true, isOver: true });
  expect(page).toContain('Applications for 2027 have closed. Choose a later year here');
  expect(page).not.toContain('start another one here');
});

it('[EXT-31] the page shows the status and actor of each application, as its tile does', () => {
  const standings = [
    { kind: 'Undergraduate', label: 'Decisions received', actor: 'Your turn' },
    { kind: 'Conservatoires', label: 'Placed', actor: null },
  ];
  const page = html(undergraduate, all('open'), { standings });
  expect(page).toContain('<strong>Undergraduate: Decisions received</strong> – Your turn</p>');
  expect(page).toContain('<strong>Conservatoires: Placed</strong></p>');
});

/** Returns the text of one application, without its markup. */
const wordsOf = (page: string, id: string): string => {
  const [, part = ''] = page.split(`data-application="${id}"`);
  const [words = ''] = part.slice(part.indexOf('>') + 1).split('</section>');
  return words.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
};

it('[ACS-1] the page has its heading and a link back', () => {
  const page = html(undergraduate, all('open'));
  expect(page).toMatch(/<h1[^>]*>Applications<\/h1>/);
  expect(page).toMatch(/<a href="\/dashboard"[^>]*>.*?Back to Hub<\/a>/);
});

it('[ACS-4][ACS-9] each application has a title, a summary, a picture and a submit button', () => {
  const page = html(undergraduate, all('open'));
  for (const [id, title] of [
    ['undergraduate', 'Undergraduate'],
    ['conservatoires', 'Conservatoires'],
  ] as const) {
    expect(page).toMatch(new RegExp(`<h[23][^>]*>${title}</h[23]>`));
    expect(page).toMatch(new RegExp(`<use href="[^"]*#${id}"`));
    expect(page).toMatch(new RegExp(`<button[^>]* name="open" value="${id}"`));
  }
  expect(wordsOf(page, 'undergraduate')).toContain('First degrees');
  expect(page).not.toContain('data-application="postgraduate"');
});

it('[ACS-12] teacher training has a link for each country', () => {
  const page = html(postgraduate, all('open'));
  const values = [...page.matchAll(/value="teachertraining\.(\w+)"/g)].map(([, value]) => value);
  expect(values).toEqual(['england', 'scotland', 'wales', 'northernireland']);
  expect(wordsOf(page, 'teachertraining')).toContain('England Scotland Wales Northern Ireland');
});

it.each([
  ['closed', 'Applications now closed'],
  ['notYetOpen', 'Applications not yet open'],
] as const)('[ACS-6] an application in the state %s shows %s', (state, words) => {
  const page = html(undergraduate, all(state));
  expect(wordsOf(page, 'undergraduate')).toContain(words);
  expect(page).not.toContain('name="open"');
});

it('[ACS-11] an application whose link is switched off shows that it is not available', () => {
  expect(wordsOf(html(undergraduate, all('off')), 'undergraduate')).toContain(
    ' Application not yet available.',
  );
  const page = html(postgraduate, all('off'));
  expect(wordsOf(page, 'postgraduate')).toContain(' Application not yet available.');
  expect(wordsOf(page, 'preregistration')).toContain(' Application not yet available.');
  expect(wordsOf(page, 'conservatoires')).toContain(
    'Conservatoires application not yet available.',
  );
  expect(wordsOf(page, 'teachertraining')).toContain('Teaching application not yet available.');
});

it('[ACS-11][ACS-13] a country whose application is switched off shows that it is not available', () => {
  const page = html(postgraduate, { ...all('open'), undergraduate: 'off' });
  expect(wordsOf(page, 'teachertraining')).toMatch(
    /England Scotland: Teaching application not yet available\. Wales: Teaching/,
  );
});

it('[ACS-10] a year without links shows that it has no applications', () => {
  const page = html(undergraduate, all('none'));
  expect(page).not.toContain('data-application');
  expect(page).toContain('There are no applications for 2027 here.');
});

it('the name of a button contains its action and its application', () => {
  const page = html(undergraduate, all('open'), { starts: { undergraduate: 'started' } });
  const names = [...page.matchAll(/<button[^>]* name="open"[^>]*>(.*?)<svg/g)].map(([, name]) =>
    name?.replace(/<[^>]+>/g, '').trim(),
  );
  expect(names).toEqual(['Continue 2027 Undergraduate', 'Start 2027 Conservatoires']);
  expect(page).not.toContain('data-unsure');
});

it('the page shows a notice while it cannot check whether an application is started', () => {
  const page = html(undergraduate, all('open'), { starts: { conservatoires: 'unknown' } });
  expect(page.replaceAll('&#x27;', "'")).toContain(
    "We can't tell right now whether you have already started an application for 2027.",
  );
  expect(page).toMatch(/<a href="\/dashboard\/application"[^>]*>Try again</);
});

it('the page shows a notice for an incomplete link to a course', () => {
  expect(html(undergraduate, all('open'), { isLinkIncomplete: true })).toContain(
    'The link to your course is incomplete',
  );
});

it('the form starts with the choice made before the session expired, and a notice explains it', () => {
  const saved = { studyYear: '2026', studyLevel: 'Postgraduate' } as const;
  const page = html(undergraduate, all('open'), { stashed: saved });
  expect(page).toMatch(/<option value="Postgraduate" selected=""/);
  expect(page).toMatch(/<option value="2026" selected=""/);
  expect(page).toContain('data-changed="true"');
});

it('if the hub has no address for an application, a text replaces its button', () => {
  const over = { elsewhere: { '2027': ['conservatoires', 'teachertraining:england'] } };
  const page = html(undergraduate, all('open'), over);
  const words = "Go to the application service for this. There's no link to it here.";
  expect(wordsOf(page, 'conservatoires').replaceAll('&#x27;', "'")).toContain(words);
  expect(page).not.toContain('value="conservatoires"');
  expect(page).toContain('value="undergraduate"');
});

it.each([
  [false, 'See what you can apply for. You apply in the application service.'],
  [true, "You've applied for 2027. Your application is in the application service."],
])(
  'with isSent %s, the introduction promises no link if the hub has no addresses for applications',
  (isSent, words) => {
    const hrefs = { undergraduate: null, conservatoires: null };
    const page = html(undergraduate, all('open'), { isSent, hrefs }).replaceAll('&#x27;', "'");
    expect(page).toContain(words);
    expect(page).not.toMatch(/carry on|Continue opens/);
  },
);
