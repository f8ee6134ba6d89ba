import type { ArticleReader, Failure, Result } from '@applicant-hub/api-clients';
import { personalArticle } from '@applicant-hub/api-clients/fixtures';
import type { PersonalArticle } from '@applicant-hub/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';
import InformationCard from './InformationCard.tsx';
import type { InformationView } from './view-types.ts';
import { server } from './widget.server.ts';
import { information } from './widget.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const failure: Failure = {
  kind: 'unavailable',
  api: 'content',
  status: 503,
  message: 'Later.',
  detail: null,
};
const some = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    personalArticle({ title: `Article ${index}`, url: `/articles/${index}` }),
  );

interface Account {
  answer?: Result<PersonalArticle[]>;
  answers?: Record<string, string>;
  now?: string;
}

/** A page for an applicant with these preference answers. Records the requested audiences. */
function page({ answer: result = { ok: true, value: some(9) }, answers = {}, now }: Account) {
  const requests: ArticleReader[] = [];
  const { context } = createTestSite().request();
  const personalArticles = (_call: unknown, reader: ArticleReader) => {
    requests.push(reader);
    return Promise.resolve(result);
  };
  const scope = testScope({
    request: new Request('http://hub.test/dashboard'),
    context: {
      ...context,
      now: () => new Date(now ?? '2026-11-22T09:00:00Z'),
      clients: {
        content: { personalArticles },
        identity: { favouritesOverview: () => Promise.resolve({ ok: false, failure }) },
      },
    },
    applicant: {
      session: { uid: 'someone', accessToken: 'token' },
      personalisation: { studyLevel: 'Undergraduate', studyYear: 2027, userPostcode: 'CF10 3AT' },
      pageState: { widgets: {} },
      user: {
        settings: [
          {
            collection: 'dashboardUserData',
            name: 'Personalisation',
            data: JSON.stringify(answers),
          },
        ],
      },
    },
  });
  const load = async () => (await server.load?.(scope, false)) as InformationView;
  return { scope, requests, load };
}

function show(scope: RequestScope, data: InformationView): string {
  const widget = widgetView(information.definition, scope);
  return renderToStaticMarkup(<InformationCard widget={widget} data={data} outcome={null} />);
}

describe('articles to read next', () => {
  it("[CON-5][FED-21] articles are requested for the applicant's schemes, stage and home nation", async () => {
    const { requests, load } = page({ answers: { conservatoires: 'yes' } });
    await load();
    expect(requests).toMatchObject([
      { schemes: ['undergraduate', 'conservatoires'], stage: 'Research', region: 'Wales' },
    ]);
  });

  it('international articles are requested for applicants who live in another country', async () => {
    const { requests, load } = page({ answers: { userCountry: 'France' } });
    await load();
    expect(requests).toMatchObject([{ region: 'International' }]);
  });

  it('[CON-6][CON-7] the list has five articles, which are the same all day and change within the next days', async () => {
    const titles = async (now: string) =>
      (await page({ now }).load())?.articles.map(({ title }) => title) ?? [];
    const morning = await titles('2026-11-22T07:00:00Z');
    expect(morning).toHaveLength(5);
    expect(morning.slice(0, 2)).toEqual(['Article 0', 'Article 1']);
    expect(await titles('2026-11-22T22:00:00Z')).toEqual(morning);
    const others = await Promise.all(
      ['23', '24', '25', '26'].map((day) => titles(`2026-11-${day}T07:00:00Z`)),
    );
    expect(others.some((list) => list.join() !== morning.join())).toBe(true);
  });

  it('[CON-12] the carousel rotates automatically', async () => {
    const { scope, load } = page({});
    expect(show(scope, await load())).toContain('data-autoplay="true"');
  });

  it('[CON-20] summaries are shortened to fit', async () => {
    const summary = 'A long way to go before you sleep. '.repeat(9);
    const { load } = page({ answer: { ok: true, value: [personalArticle({ summary })] } });
    const short = (await load())?.articles[0]?.summary ?? '';
    expect(short.length).toBeLessThanOrEqual(180);
    expect(short).toMatch(/\w…$/);
  });

  it('[CON-4][CON-22] each slide has a title, a summary and a link, and a default picture if it has no picture', async () => {
    const value = [personalArticle({ image: null })];
    const { scope, load } = page({ answer: { ok: true, value } });
    const html = show(scope, await load());
    expect(html).toMatch(/<a href="\/undergraduate\/applying\/choose-five"[^>]*>Choose five/);
    expect(html).toContain('You may use all five choices');
    expect(html).toMatch(/<img [^>]*src="[^"]*fallback-pictures[^"]*#picture-([1-9]|10)"/);
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('data-waits');
  });

  it.each([
    ['fail', { ok: false, failure } as const, 'error', 'The rest of your hub still works.'],
    [
      'are an empty list',
      { ok: true, value: [] as PersonalArticle[] } as const,
      'empty',
      'nothing new',
    ],
  ])('the card shows a message when the articles %s', async (_what, result, state, words) => {
    const { scope, load } = page({ answer: result });
    const html = show(scope, await load());
    expect(html).toContain(`data-state="${state}"`);
    expect(html).toContain(words);
  });
});

describe('the first slide', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    [0, 0],
    [0.5, 2],
    [0.999, 4],
  ])(
    '[CON-16] the first slide is random: the random number %s selects slide %i',
    async (random, first) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const { scope, load } = page({ answer: { ok: true, value: some(5) } });
      const data = await load();
      expect(data?.start).toBe(first);
      expect(/<a href="([^"]+)"[^>]*data-component="card-link"/.exec(show(scope, data))?.[1]).toBe(
        `/articles/${first}`,
      );
    },
  );
});
