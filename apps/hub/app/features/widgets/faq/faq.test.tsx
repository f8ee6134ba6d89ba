import type { Failure, Result } from '@applicant-hub/api-clients';
import { faq } from '@applicant-hub/api-clients/fixtures';
import type { Faq } from '@applicant-hub/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';
import FaqCard from './FaqCard.tsx';
import type { FaqView } from './view-types.ts';
import { FaqAnswers } from './FaqAnswers.tsx';
import { lookUp } from './look-up.ts';
import { faq as faqWidget } from './widget.ts';
import { server } from './widget.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const failure: Failure = {
  kind: 'unavailable',
  api: 'content',
  status: 503,
  message: 'Later.',
  detail: null,
};
const offer = faq({ label: 'What is an offer?', value: '/search/faq/offer' });

interface Account {
  search?: string;
  settings?: object;
  answer?: Result<Faq[]>;
}

/** A page for an applicant with these settings. Records the requested schemes. */
function page({ search = '', settings, answer = { ok: true, value: [faq(), offer] } }: Account) {
  const requests: (readonly string[])[] = [];
  const { context } = createTestSite().request();
  const faqs = (_call: unknown, schemes: readonly string[]) => {
    requests.push(schemes);
    return Promise.resolve(answer);
  };
  const scope = testScope({
    request: new Request(`http://hub.test/dashboard${search}`),
    context: { ...context, clients: { content: { faqs } } },
    applicant: {
      session: { uid: 'someone', accessToken: 'token' },
      personalisation: { studyLevel: 'Undergraduate', studyYear: 2027 },
      pageState: { widgets: {} },
      user: {
        settings: settings
          ? [{ collection: 'dashboardSettings', name: 'Faq', data: JSON.stringify(settings) }]
          : [],
      },
    },
  });
  return { scope, requests };
}

async function show(account: Account): Promise<string> {
  const { scope } = page(account);
  const data = (await server.load?.(scope, false)) as FaqView;
  const widget = widgetView(faqWidget.definition, scope);
  return renderToStaticMarkup(<FaqCard widget={widget} data={data} outcome={null} />);
}

describe('the FAQ', () => {
  it('[CON-1] the search covers the schemes that are ticked in the settings', async () => {
    const settings = { undergraduate: 'no', postgraduate: 'yes', conservatoires: 'yes' };
    const { scope, requests } = page({ search: '?faq=offer', settings });
    expect(await server.load?.(scope, false)).toEqual({
      schemes: ['postgraduate', 'conservatoires'],
      search: 'offer',
      matches: [offer],
    });
    expect(requests).toEqual([['conservatoires', 'postgraduate']]);
  });

  it('without a search, no request is sent', async () => {
    const { scope, requests } = page({});
    expect(await server.load?.(scope, false)).toMatchObject({ search: '', matches: null });
    expect(requests).toEqual([]);
  });

  it('without scripts, the search form opens the hub, which lists links to the answers', async () => {
    const html = await show({ search: '?faq=offer' });
    expect(html).toMatch(/<form method="get" action="\/dashboard#faq-answers"/);
    expect(html).toMatch(/<input [^>]*name="faq"[^>]* value="offer"/);
    expect(html).toContain('Questions that match &quot;offer&quot;');
    expect(html).toMatch(/<a [^>]*href="\/search\/faq\/offer"[^>]*>What is an offer\?<\/a>/);
    expect(html).toContain('data-state="ready"');
  });

  it('[CON-2] if nothing matches, the page repeats the search text and links to the FAQ page', async () => {
    const html = await show({ search: `?faq=${encodeURIComponent('<b>"octopus" & co')}` });
    expect(html).toContain(
      'Sorry, we can&#x27;t find any matches for &quot;&lt;b&gt;&quot;octopus&quot; &amp; co&quot;.',
    );
    expect(html).toContain('href="/search/frequently-asked-questions"');
  });

  it('[CAL-4] without a scheme, the page states that a scheme is required, and links to the settings', async () => {
    const html = await show({ search: '?faq=offer', settings: { undergraduate: 'no' } });
    expect(html).toContain(
      'You must select at least one scheme to search on from the widget settings.',
    );
    expect(html).toContain('href="/dashboard/widgets/Faq/settings"');
    expect(html).toContain('data-state="empty"');
    expect(html).not.toContain('<form');
  });

  it('if the questions are unavailable, the page shows a message and preserves the search text', async () => {
    const html = await show({ search: '?faq=offer', answer: { ok: false, failure } });
    expect(html).toContain('data-state="error"');
    expect(html).toContain('We couldn&#x27;t look that up just now.');
    expect(html).toMatch(/<input [^>]* value="offer"/);
    expect(html).toContain('href="/search/frequently-asked-questions"');
  });

  it('the tile is open when it shows search results', async () => {
    expect(await show({ search: '?faq=offer' })).toMatch(/<details [^>]*open=""/);
    expect(await show({})).not.toMatch(/<details [^>]*open=""/);
  });
});

describe('the FAQ button', () => {
  const questions = [faq(), offer];
  const none = 'Sorry, we can&#x27;t find any matches for &quot;o&quot;.';

  it.each([
    ['finds nothing', 'o', () => Promise.resolve([]), none],
    ['fails', 'o', () => Promise.reject(new Error('503')), 'We couldn&#x27;t look that up'],
    ['has no text', '', () => Promise.resolve(questions), 'Type a word or two'],
    ['finds something', 'offer', () => Promise.resolve([offer]), 'What is an offer?'],
  ])('the button shows the result when the search %s', async (_what, text, find, words) => {
    const answer = await lookUp(find, text, () => true);
    expect(answer && renderToStaticMarkup(<FaqAnswers {...answer} />)).toContain(words);
  });

  it.each([
    ['found something', () => Promise.resolve([offer])],
    ['failed', () => Promise.reject(new Error('503'))],
  ])(
    'the button shows nothing when the search %s but the text has changed in the meantime',
    async (_what, find) => {
      let typed = 'offer';
      const answer = lookUp(find, 'offer', () => typed === 'offer');
      typed = 'offers';
      expect(await answer).toBeNull();
    },
  );
});
