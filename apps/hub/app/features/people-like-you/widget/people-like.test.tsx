import type { Result } from '@applicant-hub/api-clients';
import { defaultPageState } from '@applicant-hub/api-clients';
import { subject } from '@applicant-hub/api-clients/fixtures';
import type { QualificationType, Subject, SubjectBar } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { findRedirect } from '#app/platform/request/redirects/redirects.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';
import { PeopleLikeCard } from './PeopleLikeCard.tsx';
import type { PeopleLikeData } from './view-types.ts';
import { peopleLike } from './widget.ts';
import { server } from './widget.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const chosen = { selectedQualificationType: 'al', selectedSubjects: ['art', 'drama', 'french'] };
const subjects = ['Art', 'Drama', 'French'];

const bar = (subjectGuide: string, applicants: number, of = subjects): SubjectBar => ({
  qualification: 'A level',
  subjects: of,
  subjectGuide,
  applicants,
});
const bars = [
  ...['Law', 'Music', 'Dance', 'Design', 'History', 'English'].map((name, index) =>
    bar(name, 1200 - 100 * index),
  ),
  bar('Physics', 9000, ['Art', 'Drama', 'German']),
];

interface CardData {
  saved?: unknown;
  types?: () => Promise<Result<QualificationType[]>>;
  bars?: () => Promise<Result<SubjectBar[]>>;
  guides?: () => Promise<Result<Subject[]>>;
}

function card(cardData: CardData = {}) {
  const site = createTestSite({ config: { pageBudgetMs: 30 } });
  const clients = {
    qualifications: {
      listQualificationTypes: () => cardData.types?.() ?? ok([{ id: 'al', name: 'A level' }]),
      listQualificationSubjects: () =>
        ok(subjects.map((name) => ({ id: name.toLowerCase(), name }))),
    },
    content: {
      subjectBars: () => cardData.bars?.() ?? ok(bars),
      subjectGuides: () =>
        cardData.guides?.() ?? ok([subject({ id: '19', title: 'Law', url: '/law' })]),
    },
  };
  const data = JSON.stringify({ peopleLike: cardData.saved });
  const scope = testScope({
    request: new Request('http://hub.test/dashboard'),
    context: { ...site.request().context, clients },
    applicant: {
      session: { uid: 'me', accessToken: 'token' },
      user: { settings: [{ collection: 'dashboardUserData', name: 'Personalisation', data }] },
      personalisation: { studyYear: 2027, studyLevel: 'Undergraduate' },
      pageState: defaultPageState,
    },
  });
  const load = async () => server.load?.(scope, false);
  const html = async () =>
    renderPage(
      <PeopleLikeCard
        widget={widgetView(peopleLike.definition, scope)}
        data={(await load()) as PeopleLikeData}
        outcome={null}
      />,
      '/dashboard',
    );
  return { load, html };
}

describe('the "People like you" widget', () => {
  it('[PLY-1] the widget links to its page, and starts with the qualifications', async () => {
    const html = await card().html();
    expect(html).toContain('href="/people-like-you"');
    expect(html).toContain('href="/dashboard/people-like-you?type=al"');
    expect(html).toContain('data-state="empty"');
    const { config } = createTestSite();
    expect(findRedirect('/people-like-you', '', config.links)).toBe('/dashboard/people-like-you');
  });

  it('[PLY-14] the widget shows the five degree subjects that most applicants with the same school subjects applied for', async () => {
    const html = await card({ saved: chosen }).html();
    const names = [...html.matchAll(/<li[^>]*><a [^>]*><span data-published="true">([^<]+)</g)];
    expect(names.map(([, name]) => name)).toEqual(['Law', 'Music', 'Dance', 'Design', 'History']);
    expect(html).toMatch(/(?<!\d)1,200 applicants/);
    expect(html.match(/<svg[^>]*aria-hidden="true"[^>]*><rect/g)).toHaveLength(5);
  });

  it('each subject links to the page with its guide open, or to the results if the guide is unknown', async () => {
    const results =
      'href="/dashboard/people-like-you?type=al&amp;subject=art&amp;subject=drama&amp;subject=french';
    const html = await card({ saved: chosen }).html();
    expect(html).toContain(`${results}&amp;guide=19#guide"`);
    expect(html).toContain(`${results}"`);
    const without = await card({
      saved: chosen,
      guides: () => failed('unavailable', 503),
    }).html();
    expect(without).toMatch(/(?<!\d)1,200 applicants/);
    expect(without).not.toContain('guide=');
  });

  it.each([
    ['too few subjects', { ...chosen, selectedSubjects: ['art', 'drama'] }],
    [
      'a subject that is no longer offered',
      { ...chosen, selectedSubjects: ['art', 'drama', 'latin'] },
    ],
    [
      'a qualification that is no longer offered',
      { ...chosen, selectedQualificationType: 'o-level' },
    ],
  ])('the widget is in its empty state with %s', async (_what, saved) => {
    expect(await card({ saved }).load()).toMatchObject({ state: 'empty' });
  });

  it('the widget shows a message when too few applicants share the subjects', async () => {
    const html = await card({ saved: chosen, bars: () => ok([]) }).html();
    expect(html).toContain('Too few people share this combination');
  });

  it.each<[string, CardData, unknown]>([
    [
      'has the state error when the figures fail to load',
      { saved: chosen, bars: () => failed('unavailable', 503) },
      { state: 'error' },
    ],
    [
      'is empty when the qualifications fail to load',
      { types: () => failed('unavailable', 503) },
      { state: 'empty', types: [] },
    ],
    [
      'is pending while the figures are slow',
      { saved: chosen, bars: () => new Promise(() => undefined) },
      PENDING,
    ],
  ])('the widget %s', async (_what, cardData, expected) => {
    expect(await card(cardData).load()).toEqual(expected);
  });
});
