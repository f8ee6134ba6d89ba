import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import type { ConfirmationView } from './view-types.ts';

const course = {
  title: 'English Literature',
  university: 'University of East Anglia',
  logo: 'https://pictures.example/uea.svg',
  picture: 'https://pictures.example/c-1.svg',
  drawing: '00' as const,
  courseCode: 'Q320',
  year: '2027',
  locationType: 'Main campus',
  startDate: 'September 2027',
  contact: { phone: '01603 591515', email: 'admissions@uea.example', url: null },
};

/** Returns the text and the links of a page. */
const read = (view: Partial<ConfirmationView>) => {
  const html = renderToStaticMarkup(
    <ConfirmationPage
      view={{
        headline: 'confirm',
        course,
        courseHref: '/coursedisplay/courses/c-1',
        start: null,
        retryHref: null,
        ...view,
      }}
    />,
  );
  const text = html.replaceAll('&#x27;', "'").replace(/<[^>]+>/g, '\n');
  return { html, text, heading: /<h1[^>]*>([^<]*)</.exec(html)?.[1] };
};

const warning =
  "You can only apply once in a cycle - Do not apply more than once in a cycle, or submit a new application if you are holding a deferred place, as your new application will be cancelled and you won't receive a refund.";

it('[ACS-23][ACS-28] the page asks for confirmation, shows a warning and links to the application', () => {
  const start = {
    href: 'https://apply.example/2027',
    year: 2027,
    isTracked: false,
    isUnsure: false,
    hidden: null,
  };
  const { html, text, heading } = read({ start });
  expect(heading).toBe('Are you sure you want to apply for this course?');
  expect(text).toContain(warning);
  expect(html).toMatch(/<a href="https:\/\/apply\.example\/2027"[^>]*>Start your 2027 application/);
  expect(html).toMatch(/<a href="\/explore\/search"[^>]*>Choose another course/);
});

it('the page states that an existing application cannot be ruled out', () => {
  const start = {
    href: 'https://apply.example/2027',
    year: 2027,
    isTracked: false,
    isUnsure: true,
    hidden: null,
  };
  const { html, text } = read({ start, retryHref: '/dashboard/application?scheme=ucas' });
  expect(text).toContain(
    "We can't tell right now whether you have already started an application for 2027.",
  );
  expect(html).toMatch(/<a href="\/dashboard\/application\?scheme=ucas"[^>]*>Try again</);
});

it('a hub that cannot see unsent applications does not offer to start an application, and reports no failure', () => {
  const start = {
    href: 'https://apply.example/2027',
    year: 2027,
    isTracked: false,
    isUnsure: false,
    hidden: 'Not shown here.',
  };
  const { html, text } = read({ start });
  expect(text).toContain('Not shown here.');
  expect(html).toMatch(/<a href="https:\/\/apply\.example\/2027"[^>]*>Go to 2027 applications/);
  expect(html).not.toContain('Try again');
});

it('the page links to all applications when the application is not known', () => {
  const { html, text } = read({ start: null });
  expect(text).toContain(warning);
  expect(text).toContain('depends on the country where you train');
  expect(html).toMatch(/<a href="\/dashboard\/application"[^>]*>See all applications/);
});

it('[ACS-15] the page shows the course', () => {
  const { html, text } = read({});
  for (const words of [
    'English Literature',
    'University of East Anglia',
    'September 2027',
    '2027',
    'Main campus',
    'Q320',
  ]) {
    expect(text).toContain(`\n${words}\n`);
  }
  expect(html).toContain('src="https://pictures.example/uea.svg"');
  expect(html).toContain('src="https://pictures.example/c-1.svg"');
});

it('[ACS-20][ACS-27] a course from a past year links to its university', () => {
  const { html, text, heading } = read({ headline: 'cannotApply' });
  expect(heading).toBe('Cannot apply through UCAS');
  expect(text).toContain(
    '\nWe are no longer accepting applications for this course. You may still be able to apply through the University by contacting them directly.\n',
  );
  expect(html).toContain('mailto:admissions@uea.example');
  expect(text).not.toContain(warning);
});

it('[ACS-21][ACS-26] a closed course links to its page', () => {
  const { html, text, heading } = read({ headline: 'unavailable' });
  expect(heading).toBe('Applications unavailable');
  expect(text).toContain(
    '\nApplications for this course are not yet open, have been closed, or cannot be applied for via this route. Please ensure you choose courses starting in the correct year. Check application details on the course page.\n',
  );
  expect(html).toContain('href="/coursedisplay/courses/c-1"');
});

it('[ACS-22][ACS-25] the page offers to retry a course that failed to load', () => {
  const { html, text, heading } = read({
    headline: 'notFound',
    course: null,
    retryHref: '/dashboard/application?scheme=ucas',
  });
  expect(heading).toBe('Course data could not be found');
  expect(text).toContain(
    "\nWe couldn't find this course in our records. Please try again later.\n",
  );
  expect(html).toMatch(/<a href="\/dashboard\/application\?scheme=ucas"[^>]*>Try again</);
});

it('if the hub has no address for the application, a text replaces the link', () => {
  const { html, text } = read({
    start: { href: null, year: 2027, isTracked: false, isUnsure: false, hidden: null },
  });
  expect(text).toContain("Go to the application service for this. There's no link to it here.");
  expect(text).not.toContain('Start your 2027 application');
  expect(text).not.toContain('depends on the country');
  expect(html).not.toMatch(/href="(null|undefined|)"/);
});
