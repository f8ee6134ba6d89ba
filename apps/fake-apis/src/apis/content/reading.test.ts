import { forFace } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { outcome, runServices } from '#src/testing/running-services.ts';
import { answeredFaqs } from './faqs/faqs.ts';
import { personalArticles } from './personal-articles.ts';
import { videos } from './videos.ts';

const services = runServices();

async function read(path: string) {
  const applicant = await services.applicant('start');
  return outcome(await applicant.call(`/content/api/v1${path}`));
}
const titles = ({ body }: { body: unknown }) =>
  (body as { posts: { title: string }[] }).posts.map(({ title }) => title);

describe('personal articles', () => {
  const requested = { type: 'personal', limit: '5', stage: 'Research', region: 'England' };
  const request = (parameters: Record<string, string>) =>
    read(`/article?${new URLSearchParams({ ...requested, ...parameters }).toString()}`);

  it("the editors' picks are first, followed by up to `limit` articles for each scheme", async () => {
    const one = await request({ schemes: 'undergraduate' });
    expect(titles(one)).toHaveLength(2 + 5);
    expect(titles(one)[0]).toBe('What would you read without being told?');
    expect(titles(await request({ schemes: 'undergraduate,conservatoires' }))).toHaveLength(
      2 + 5 + 3,
    );
    expect(titles(await request({ schemes: 'undergraduate', limit: '1' }))).toHaveLength(2 + 1);
  });

  it('the stages Refine and Ready have articles, and a region adds its own article', async () => {
    for (const stage of ['Refine', 'Ready']) {
      expect(titles(await request({ schemes: 'undergraduate', stage })).length).toBeGreaterThan(5);
    }
    expect(titles(await request({ schemes: 'undergraduate', region: 'Wales' }))).toContain(
      'Studying in Welsh, all of it or some of it',
    );
  });

  it.each([
    ['limit', { limit: '', schemes: 'undergraduate' }],
    ['schemes', { schemes: 'gardening' }],
    ['stage', { schemes: 'undergraduate', stage: 'Lost' }],
    ['region', { schemes: 'undergraduate', region: 'Mars' }],
  ])('the personal articles call refuses an unknown %s', async (name, parameters) => {
    const { status, body } = await request(parameters);
    expect(status).toBe(400);
    expect((body as { message: string }).message).toContain(`"${name}`);
  });

  it('the personal articles call refuses parameters for articles about subjects', async () => {
    expect(await request({ schemes: 'undergraduate', bbcContent: 'TRUE' })).toMatchObject({
      status: 400,
      body: { code: 'unknownParameter' },
    });
  });
});

describe('content by editors', () => {
  const lengths = [
    ['questions', answeredFaqs, 80],
    ['articles', personalArticles, 30],
    ['videos', videos, 12],
  ] as const;

  it.each(lengths)(
    'the published content has enough %s and no duplicates',
    (_what, items, least) => {
      const names = items.map((item) => ('question' in item ? item.question : item.title));
      expect(items.length).toBeGreaterThanOrEqual(least);
      expect(new Set(names).size).toBe(items.length);
    },
  );

  it('every question has an answer page', async () => {
    expect(new Set(answeredFaqs.map(({ slug }) => slug)).size).toBe(answeredFaqs.length);
    const { body } = await read('/faq-search?schemes=undergraduate');
    const [{ label, value }] = body as [{ label: string; value: string }];
    expect(label).toBe('How many choices do I have?');
    const page = await (await fetch(`${services.url()}/site/search${value}`)).text();
    expect(page).toContain(`<h1>${label}</h1>`);
    expect(page).toContain('Up to five.');
    const all = await fetch(`${services.url()}/site/search${value.replace(/\/[^/]+$/, '')}`);
    expect(await all.text()).toContain(label);
  });

  it('a video plays in a frame of the hub', async () => {
    const { body } = await read('/videos?studyLevel=Undergraduate');
    const [video] = (body as { videos: { brightcove_id: string; image: string }[] }).videos;
    expect((await fetch(video?.image ?? '')).status).toBe(200);
    const player = await fetch(
      `${services.url()}/player?videoId=${video?.brightcove_id}&autoplay=true`,
    );
    expect(player.headers.get('content-security-policy')).not.toContain('frame-ancestors');
    expect(await player.text()).toContain('The film plays here.');
    expect((await fetch(`${services.url()}/player?videoId=0`)).status).toBe(404);
  });

  it('[EXT-34] a placed applicant sees no video about offers and at least five other videos', () => {
    const ofUse = forFace([...personalArticles, ...videos], 'placed').map(({ title }) => title);
    for (const over of ['What to do while unis decide', 'The last look before you send']) {
      expect(ofUse).not.toContain(over);
    }
    expect(ofUse).not.toContain('How offers work');
    expect(forFace(videos, 'placed').length).toBeGreaterThanOrEqual(5);
  });
});
