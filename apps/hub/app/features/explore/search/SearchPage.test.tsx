import type { ContentClient } from '@applicant-hub/api-clients';
import { favouritesOverview, locationGuide, subject } from '@applicant-hub/api-clients/fixtures';
import { describe, expect, it } from 'vitest';
import type { StudyLevel } from '@applicant-hub/domain';
import { failed, fakeCall, ok } from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { searchView } from './search-view.server.ts';
import { SearchPage } from './SearchPage.tsx';

const listOf =
  <Item,>(count: number, item: Item) =>
  () =>
    ok(Array.from({ length: count }, () => item));
const overview = () =>
  ok(
    favouritesOverview({
      counts: { courses: 3, unis: 2, locations: 0, subjects: 1, pages: 0, filters: 1, events: 4 },
    }),
  );

interface Visit {
  level?: StudyLevel;
  locationGuides?: ContentClient['locationGuides'];
}

async function visit({
  level = 'Undergraduate',
  locationGuides = listOf(60, locationGuide()),
}: Visit = {}) {
  const call = fakeCall({
    level,
    content: { subjectGuides: listOf(58, subject()), locationGuides },
    courses: {
      listUniNames: listOf(1_402, {
        providerId: '10007796',
        university: 'University of Leicester',
      }),
    },
    identity: { favouritesOverview: overview },
  });
  return renderPage(<SearchPage {...await searchView(call)} />, '/explore/search');
}

describe('the search', () => {
  it('the form leads to the results of the course search', async () => {
    const html = await visit();
    expect(html).toMatch(/<form[^>]* method="get" action="\/coursedisplay\/results"/);
    expect(html).toMatch(/<input[^>]* name="SearchText"/);
    expect(html).not.toContain('Destination_Postgraduate');
  });

  it('the form for postgraduates limits the search to postgraduate courses', async () => {
    expect(await visit({ level: 'Postgraduate' })).toContain(
      '<input type="hidden" name="filters" value="Destination_Postgraduate"/>',
    );
  });

  it('the page links to all lists, with their numbers of items', async () => {
    const html = await visit();
    for (const href of ['subjects', 'unis', 'locations', 'for-you', 'favourites']) {
      expect(html).toContain(`href="/explore/${href}"`);
    }
    for (const words of ['58 subjects', '1,402 unis', '60 places', '7 saved']) {
      expect(html).toContain(`>${words}<`);
    }
  });

  it('a list with an unknown number of items is shown without a number', async () => {
    const html = await visit({ locationGuides: () => failed('unavailable', 503) });
    expect(html).not.toMatch(/\d places/);
    expect(html).toContain('href="/explore/locations"');
  });
});
