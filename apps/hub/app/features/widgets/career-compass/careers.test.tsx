import { career } from '@applicant-hub/api-clients/fixtures';
import {
  type Career,
  type CareersQuery,
  defaultPageState,
  type Result,
} from '@applicant-hub/api-clients';
import { describe, expect, it } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { findRedirect } from '#app/platform/request/redirects/redirects.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';
import { CareersCard } from './CareersCard.tsx';
import type { CareersView } from './view-types.ts';
import { careerCompass } from './widget.ts';
import { server } from './widget.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

/**
 * A hub whose careers API returns this response. Each call of `page()` is a new request by an
 * applicant.
 */
function hubWith(result: () => Promise<Result<Career[]>>) {
  const site = createTestSite({ config: { pageBudgetMs: 50 } });
  const requests: CareersQuery[] = [];
  const find = (_context: unknown, query: CareersQuery) => {
    requests.push(query);
    return result();
  };
  return {
    requests,
    page: async (careerAssessmentId: string | null, uid = 'me') => {
      const scope = testScope({
        request: new Request('http://hub.test/dashboard'),
        context: { ...site.request().context, clients: { careers: { find } } },
        applicant: {
          session: { uid, accessToken: 'token' },
          personalisation: { studyYear: 2027, studyLevel: 'Undergraduate', careerAssessmentId },
          pageState: defaultPageState,
        },
      });
      const data = (await server.load?.(scope, false)) as CareersView;
      const html = await renderPage(
        <CareersCard
          widget={widgetView(careerCompass.definition, scope)}
          data={data}
          outcome={null}
        />,
        '/dashboard',
      );
      return { data, html };
    },
  };
}

const many = Array.from({ length: 9 }, (_, index) =>
  career({ id: `c${index}`, title: `Job ${index}` }),
);

describe('the careers quiz', () => {
  it('[LNK-14] before the quiz, the card links to the quiz, and no API is called', async () => {
    const { requests, page } = hubWith(() => ok(many));
    const { html } = await page(null);
    expect(html).toContain('href="/explore/career-compass"');
    expect(html).not.toContain('/explore/career-list');
    expect(html).toContain('data-state="empty"');
    expect(requests).toEqual([]);
  });

  it('[LNK-14][LNK-15] after the quiz, the card links to the list and shows the first matching careers', async () => {
    const { requests, page } = hubWith(() => ok(many));
    const { html } = await page('quiz 41&x=1');
    expect(html).toContain('href="/explore/career-list?assessmentId=quiz+41%26x%3D1"');
    expect(html).toContain('href="/explore/career-compass"');
    expect([...html.matchAll(/>Job (\d)</g)].map(([, place]) => place)).toEqual([
      '0',
      '1',
      '2',
      '3',
    ]);
    expect(requests).toEqual([{ assessmentId: 'quiz 41&x=1' }]);
  });

  it('[LNK-15] the API is called only once for each query and applicant', async () => {
    const { requests, page } = hubWith(() => ok(many));
    await page('quiz-41');
    await page('quiz-41');
    expect(requests).toHaveLength(1);
    await page('quiz-42');
    await page('quiz-41', 'somebody-else');
    expect(requests).toHaveLength(3);
  });

  it('[LNK-16] a failure is returned with its cause, the card shows a message, and the next page tries again', async () => {
    const { requests, page } = hubWith(() => failed('unavailable', 503));
    const { data, html } = await page('quiz-41');
    expect(data.quiz?.matched).toEqual({ state: 'error', error: 'unavailable' });
    expect(html).toContain('data-state="error"');
    expect(html).toContain('We couldn&#x27;t load the careers that match your answers.');
    expect(html).not.toContain('Back soon');
    expect(html).toContain('href="/explore/career-list?assessmentId=quiz-41"');
    await page('quiz-41');
    expect(requests).toHaveLength(2);
  });

  it('[LNK-14] the card links to the list while the careers are slow, or when no career matches', async () => {
    const late = await hubWith(() => new Promise(() => undefined)).page('quiz-41');
    expect(late.html).toContain('data-state="pending"');
    expect(late.html).toContain('href="/explore/career-list?assessmentId=quiz-41"');
    const none = await hubWith(() => ok([])).page('quiz-41');
    expect(none.html).toContain('No career matches your answers.');
  });

  it.each(['/explore/career-compass', '/explore/career-list'])(
    '[LNK-14] %s is in the redirect table',
    (path) => {
      const { links } = createTestSite().config;
      expect(findRedirect(path, '?assessmentId=41', links)).toBe(
        `${links.explore}${path}?assessmentId=41`,
      );
    },
  );
});
