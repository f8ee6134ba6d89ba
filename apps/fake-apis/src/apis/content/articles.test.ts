import { describe, expect, it } from 'vitest';
import { outcome, runServices } from '#src/testing/running-services.ts';
import { articles } from './articles.ts';
import { subjectGuides } from './subject-guides.ts';

const services = runServices();

const fixed = { bbcContent: 'TRUE', 'schemes[]': 'undergraduate', type: 'external' };

async function call(parameters: Record<string, string>, subjects: readonly string[]) {
  const query = new URLSearchParams(parameters);
  for (const id of subjects) query.append('subjectGuides[]', id);
  const applicant = await services.applicant('start');
  return outcome(await applicant.call(`/content/api/v1/article?${query.toString()}`));
}

const idsOf = ({ body }: { body: unknown }) =>
  (body as { posts: { id: string }[] }).posts.map(({ id }) => id);

describe('the article call', () => {
  it('[FAV-28] the response has posts with a picture, an id, a title and a page', async () => {
    const response = await call(fixed, ['53']);
    expect(response).toMatchObject({ status: 200 });
    const { posts } = response.body as { posts: Record<string, string>[] };
    expect(posts.length).toBeGreaterThan(2);
    expect(posts[0]).toEqual({
      id: '53-1',
      title: 'Can you trust your memory?',
      url: `${services.url()}/site/articles/can-you-trust-your-memory`,
      image: `${services.url()}/pictures/articles/53-1.svg`,
    });
    for (const url of [posts[0]?.['url'], posts[0]?.['image']]) {
      expect((await fetch(String(url))).status).toBe(200);
    }
  });

  it('[FAV-28] posts for several subjects alternate without duplicates', async () => {
    const ids = idsOf(await call(fixed, ['53', '19', '53']));
    expect(ids.slice(0, 4)).toEqual(['53-1', '19-1', '53-2', '19-2']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('the response is empty if the subject is missing or unknown', async () => {
    expect(await call(fixed, [])).toEqual({ status: 200, body: { posts: [] } });
    expect(await call(fixed, ['999'])).toEqual({ status: 200, body: { posts: [] } });
  });

  it.each(['bbcContent', 'schemes[]', 'type'] as const)(
    '[FAV-28] a call without the parameter %s, or with an unsupported value of it, is refused',
    async (name) => {
      const others = Object.fromEntries(Object.entries(fixed).filter(([key]) => key !== name));
      expect(await call(others, ['53'])).toEqual({
        status: 400,
        body: { code: 'missingParameter', message: `parameter "${name}" is missing` },
      });
      expect(await call({ ...fixed, [name]: 'other' }, ['53'])).toMatchObject({
        status: 400,
        body: { code: 'invalidParameter' },
      });
    },
  );
});

describe('the articles', () => {
  it('each subject has several articles with unique titles', () => {
    for (const { nid } of subjectGuides) {
      const titles = articles
        .filter(({ subjectGuides: ids }) => ids.includes(nid))
        .map(({ title }) => title);
      expect(titles.length, nid).toBe(4);
      expect(new Set(titles).size, nid).toBe(4);
    }
  });
});
