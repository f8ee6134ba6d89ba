import type { ContentClient } from '@applicant-hub/api-clients';
import type { Subject } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { failed, fakeCall, ok } from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { SubjectsPage } from './SubjectsPage.tsx';
import { subjectsView } from './subjects-view.server.ts';

const subject = (id: string, title: string): Subject => ({
  id,
  title,
  image: null,
  icon: `/icons/${id}.svg`,
  url: `https://guides.example/${id}`,
  subjectMap: title,
});

const guides = [
  subject('17', 'Civil engineering'),
  subject('9', 'Art'),
  subject('15', 'Chemical engineering'),
];

async function visit(
  search = '',
  subjectGuides: ContentClient['subjectGuides'] = () => ok(guides),
) {
  const call = fakeCall({ content: { subjectGuides }, favourites: { subjects: [{ id: '9' }] } });
  return renderPage(<SubjectsPage {...await subjectsView(call, search)} />, '/explore/subjects');
}

const titles = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]+)/g)].map(([, words]) => words);

describe('the subjects', () => {
  it.each([
    ['', ['Art', 'Chemical engineering', 'Civil engineering']],
    ['eng', ['Chemical engineering', 'Civil engineering']],
    ['ENGINEERING civ', ['Civil engineering']],
    ['art', ['Art']],
    ['ivil', []],
    ['art engineering', []],
  ])('the search “%s” lists the matching subjects from A to Z', async (search, expected) => {
    expect(titles(await visit(search))).toEqual(expected);
  });

  it('subjects link to their courses and their guide, and can be saved as favourites', async () => {
    const html = await visit('civil');
    expect(html).toContain('href="/coursedisplay/results?subjectGuides=17"');
    expect(html).toMatch(
      /href="https:\/\/guides.example\/17"[^>]*aria-label="Read the guide to Civil/,
    );
    expect(html).toMatch(/name="kind" value="subjects"/);
    expect(html).toContain('src="/icons/17.svg"');
    expect(html).toMatch(/name="intent" value="add"/);
    expect(await visit('art')).toMatch(/name="intent" value="remove"/);
  });

  it('a subject whose guide URL is its course list has only one link', async () => {
    const same = { ...subject('17', 'Law'), url: '/coursedisplay/results?subjectGuides=17' };
    expect(await visit('', () => ok([same]))).not.toContain('Read the guide');
  });

  it('a search without a match preserves its text, and links to all subjects', async () => {
    const html = await visit('alchemy');
    expect(html).toMatch(/<h3[^>]*>No subject is called that<\/h3>/);
    expect(html).toContain('>Try a shorter or a broader word, ');
    expect(html).toMatch(/name="search"[^>]*value="alchemy"/);
    expect(html).toMatch(/<a href="\/explore\/subjects"[^>]*>See all subjects</);
  });

  it('if the subjects fail to load, the page shows an error message with a link to try again', async () => {
    const html = await visit('art', () => failed('unavailable', 503));
    expect(html).toContain('>There has been a problem fetching subjects. (Back soon - 503)<');
    expect(html).toMatch(/<a href="\/explore\/subjects\?search=art"[^>]*>Try again</);
  });
});
