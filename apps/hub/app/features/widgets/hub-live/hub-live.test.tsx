import type { Failure, Result } from '@applicant-hub/api-clients';
import { video } from '@applicant-hub/api-clients/fixtures';
import type { Video } from '@applicant-hub/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';
import HubLiveCard from './HubLiveCard.tsx';
import { VideoSlide } from './VideoSlide.tsx';
import type { HubLiveView } from './view-types.ts';
import { server } from './widget.server.ts';
import { hubLive } from './widget.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const failure: Failure = {
  kind: 'unavailable',
  api: 'content',
  status: 503,
  message: 'Later.',
  detail: null,
};
const some = (count: number) =>
  Array.from({ length: count }, (_, index) => video({ brightcoveId: `${index}` }));

/** A page for a postgraduate applicant. Records the requested study levels. */
function page(result: Result<Video[]>) {
  const requests: string[] = [];
  const { context } = createTestSite().request();
  const videos = (_call: unknown, studyLevel: string) => {
    requests.push(studyLevel);
    return Promise.resolve(result);
  };
  const scope = testScope({
    request: new Request('http://hub.test/dashboard'),
    context: {
      ...context,
      config: { ...context.config, videoUrl: 'https://videos.test/player' },
      clients: { content: { videos } },
    },
    applicant: {
      session: { uid: 'someone', accessToken: 'token' },
      personalisation: { studyLevel: 'Postgraduate', studyYear: 2027 },
      pageState: { widgets: {} },
    },
  });
  const load = async () => (await server.load?.(scope, false)) as HubLiveView;
  return { scope, requests, load };
}

async function show(result: Result<Video[]>): Promise<string> {
  const { scope, load } = page(result);
  const widget = widgetView(hubLive.definition, scope);
  return renderToStaticMarkup(<HubLiveCard widget={widget} data={await load()} outcome={null} />);
}

describe('the videos', () => {
  it('[CON-9][CON-10] the carousel has five videos for the study level of the applicant', async () => {
    const { requests, load } = page({ ok: true, value: some(8) });
    const data = await load();
    expect(requests).toEqual(['Postgraduate']);
    expect(data?.videos.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
  });

  it('[CON-8][CON-11] without scripts, videos link to the player and load nothing from the video host', async () => {
    const html = await show({ ok: true, value: [video()] });
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/videos\.test\/player\?videoId=6300000000001&amp;autoplay=true">/,
    );
    expect(html).toContain('Play video: Your first open day');
    expect(html).toContain('What to look at, and whom to ask.');
    expect(html).not.toContain('<iframe');
  });

  it('[CON-11] a video plays in a titled iframe from the video host', async () => {
    const data = await page({ ok: true, value: [video()] }).load();
    const [first] = data?.videos ?? [];
    if (first === undefined) throw new Error('there is no video');
    const html = renderToStaticMarkup(
      <VideoSlide video={first} isPlaying onPlay={() => undefined} />,
    );
    expect(html).toMatch(
      /<iframe [^>]*title="Video: Your first open day" src="https:\/\/videos\.test\/player\?videoId=6300000000001&amp;autoplay=true" allow="autoplay;/,
    );
    expect(html).toContain('Close the video');
  });

  it('[CON-20] summaries are shortened to fit', async () => {
    const summary = 'A long way to go before you sleep. '.repeat(9);
    const data = await page({ ok: true, value: [video({ summary })] }).load();
    expect(data?.videos[0]?.summary).toMatch(/^.{100,179}…$/);
  });

  it.each([
    ['fail', { ok: false, failure } as const, 'error', 'The rest of your hub still works.'],
    [
      'are an empty list',
      { ok: true, value: [] as Video[] } as const,
      'empty',
      'no videos for you',
    ],
  ])('the card shows a message when the videos %s', async (_what, result, state, words) => {
    const html = await show(result);
    expect(html).toContain(`data-state="${state}"`);
    expect(html).toContain(words);
  });
});
