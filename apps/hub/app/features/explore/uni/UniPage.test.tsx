import { data } from '@remix-run/node';
import type { CourseQuery, LatLng, Uni } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { failed, fakeCall, ok } from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import type { ChosenCourse } from '#app/features/catalogue/choice/own-choice.ts';
import { sampleCourse, sampleUni } from '#app/features/catalogue/testing/samples.ts';
import { uniPageView } from './uni-page.server.ts';
import { UniPage } from './UniPage.tsx';

const id = '10007796';
const requests: CourseQuery[] = [];

const works = (unis: Uni[] = [sampleUni()]) => ({
  listUnis: () => ok(unis),
  findCourses: (_context: unknown, query: CourseQuery) => {
    requests.push(query);
    return ok({ total: 1234, courses: [sampleCourse()], filters: null });
  },
});

interface Visit {
  courses?: object;
  home?: LatLng;
  savedYear?: number | null;
  isFavourite?: boolean;
  chosen?: readonly ChosenCourse[];
}

const none = Promise.resolve([]);

/** The HTML of the page, rendered from its loader and its view. */
async function visit({
  courses = works(),
  home,
  savedYear = null,
  isFavourite = false,
  chosen = [],
}: Visit = {}) {
  const call = fakeCall({
    courses,
    savedYear,
    ...(home ? { home } : {}),
    favourites: { unis: isFavourite ? [{ id }] : [] },
  });
  const view = await uniPageView(call, id, Promise.resolve(chosen));
  return renderPage(
    <UniPage {...view} tileUrl="/tiles/{z}/{x}/{y}.png" />,
    `/explore/uni-detail/${id}`,
  );
}

describe('the university page', () => {
  it('[SH-26] the page shows the known facts about the university', async () => {
    const html = await visit();
    expect(html).toMatch(/<h1[^>]*>University of Leicester<\/h1>/);
    for (const words of ['Leicester, 1 mile away', 'Gold', '84%', '£27,500', 'Open days']) {
      expect(html).toContain(`>${words}<`);
    }
    for (const href of [
      'tel:+441632960123',
      'mailto:admissions@leicester.example.com',
      'https://leicester.example.com/',
      'https://leicester.example.com/rooms',
      'https://unibuddy.co/embed/university-of-leicester',
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).toMatch(/name="intent" value="add"/);
    expect(html).toContain('University Road, Leicester, LE1 7RH');
    expect(html).toMatch(/<details(?=[^>]* open)[^>]* id="map".*<h2[^>]*>Where it is/s);
  });

  it("the page shows the applicant's choices at the university", async () => {
    const considering = { state: 'considering', label: 'Considering', href: '/dashboard' } as const;
    const chosen = [
      { course: sampleCourse(), choice: considering },
      { course: sampleCourse({ course: 'Law', providerId: 'another' }), choice: considering },
    ];
    const html = await visit({ chosen });
    expect(html).toMatch(
      /href="\/coursedisplay\/courses\/l34-history[^"]*"[^>]*>Your choice: History<.*Considering<\/span>/,
    );
    expect(html).not.toContain('Your choice: Law');
    expect(await visit()).not.toContain('Your choice');
  });

  it("the page lists courses of the applicant's level, with a link to all courses", async () => {
    requests.length = 0;
    const html = await visit();
    expect(requests).toEqual([{ unis: [id], scheme: 'undergraduate', limit: 10 }]);
    expect(html).toContain('>1,234 courses<');
    expect(html).toContain(
      'href="/coursedisplay/courses/l34-history?courseOptionId=l34-history-ft&amp;backUrl=%2Fexplore%2Funi-detail%2F10007796"',
    );
    expect(html).toContain(`href="/coursedisplay/results?unis=${id}"`);
    expect(html).toContain('BA (Hons) · 3 years · Full-time');
  });

  it('the page lists courses of the saved year of entry', async () => {
    requests.length = 0;
    await visit({ savedYear: 2028 });
    expect(requests).toEqual([{ unis: [id], scheme: 'undergraduate', limit: 10, studyYear: 2028 }]);
  });

  it('a favourite university is marked', async () => {
    expect(await visit({ isFavourite: true })).toMatch(/name="intent" value="remove"/);
  });

  it('unknown facts are left out', async () => {
    const bare = sampleUni({
      tef: null,
      nssScore: null,
      avgSalary: null,
      latlon: null,
      accommodationUrl: null,
      unibuddyId: null,
      extended: [],
      phone: '',
      email: '',
    });
    const html = await visit({ courses: works([bare]) });
    expect(html).not.toMatch(/facts-heading|more-heading|life-heading|tel:|mailto:|id="map"/);
    expect(html).toContain('This university has no single campus to show on a map.');
  });

  it('an unknown id returns 404', async () => {
    const call = fakeCall({ courses: works([]) });
    await expect(uniPageView(call, 'nobody', none)).rejects.toEqual(data(null, { status: 404 }));
  });

  it('an id that the API rejects returns 404', async () => {
    const call = fakeCall({ courses: { ...works(), listUnis: () => failed('status', 400) } });
    await expect(uniPageView(call, 'x'.repeat(500), none)).rejects.toEqual(
      data(null, { status: 404 }),
    );
  });

  it('[FAV-35] if the university is unavailable, the page shows an error message and its courses', async () => {
    const html = await visit({
      courses: { ...works(), listUnis: () => failed('timeout', null) },
    });
    expect(html).toContain('>There has been a problem fetching unis. (Back soon - timeout)<');
    expect(html).toContain('>1,234 courses<');
  });

  it('if the courses are unavailable, the page shows an error message and the university', async () => {
    const html = await visit({
      courses: { ...works(), findCourses: () => failed('unavailable', 503) },
    });
    expect(html).toContain('>There has been a problem fetching courses. (Back soon - 503)<');
    expect(html).toContain('£27,500');
  });
});
