import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createContentClient } from './client.ts';
import { faq, personalArticle, video } from './fixtures.ts';

onlyNock();
const client = () => createContentClient(httpWithReports().http, baseUrl);

describe('personalArticles', () => {
  const requested =
    '/api/v1/article?type=personal&limit=5&schemes=undergraduate%2Cconservatoires&stage=Refine&region=Northern+Ireland';
  const reader = {
    schemes: ['undergraduate', 'conservatoires'],
    stage: 'Refine',
    region: 'Northern Ireland',
  } as const;

  itHandlesFaults({
    api: 'content',
    operation: 'personalArticles',
    method: 'GET',
    path: requested,
    call: (http, callContext) =>
      createContentClient(http, baseUrl).personalArticles(callContext, reader),
    wrongTypes: [
      JSON.stringify({ posts: [{ ...personalArticle(), title: null }] }),
      'posts.0.title: Invalid input: expected string, received null',
    ],
  });

  it('[CON-4][CON-5] the client returns articles and leaves out an article without a valid link', async () => {
    const other = personalArticle({ title: 'Two', image: null });
    nock(baseUrl)
      .get(requested)
      .reply(200, {
        posts: [personalArticle(), personalArticle({ url: 'javascript:alert(1)' }), other],
      });
    expect(await client().personalArticles(context, reader)).toEqual({
      ok: true,
      value: [personalArticle(), other],
      isPartial: true,
    });
  });
});

describe('faqs', () => {
  const requested = '/api/v1/faq-search?schemes=undergraduate%2Cpostgraduate';
  const schemes = ['undergraduate', 'postgraduate'];

  itHandlesFaults({
    api: 'content',
    operation: 'faqs',
    method: 'GET',
    path: requested,
    call: (http, callContext) => createContentClient(http, baseUrl).faqs(callContext, schemes),
    wrongTypes: [
      JSON.stringify([{ label: 'Why?' }]),
      '0.value: Invalid input: expected string, received undefined',
    ],
  });

  it('[CON-1] the client returns questions and leaves out a question without a valid link', async () => {
    nock(baseUrl)
      .get(requested)
      .reply(200, [faq(), faq({ value: '//evil.test/' }), faq({ label: 'Why?' })]);
    expect(await client().faqs(context, schemes)).toEqual({
      ok: true,
      value: [faq(), faq({ label: 'Why?' })],
      isPartial: true,
    });
  });
});

describe('videos', () => {
  const requested = '/api/v1/videos?studyLevel=Postgraduate';
  const { brightcoveId, ...sameName } = video();
  const wire = { brightcove_id: brightcoveId, ...sameName };

  itHandlesFaults({
    api: 'content',
    operation: 'videos',
    method: 'GET',
    path: requested,
    call: (http, callContext) =>
      createContentClient(http, baseUrl).videos(callContext, 'Postgraduate'),
    wrongTypes: [
      JSON.stringify({ videos: [{ ...wire, brightcove_id: '1&autoplay=x' }] }),
      'videos.0.brightcove_id: Invalid string: must match pattern /^[\\w-]+$/',
    ],
  });

  it('[CON-8] the client returns the fields that a slide shows and the player needs', async () => {
    nock(baseUrl)
      .get(requested)
      .reply(200, { videos: [wire, { ...wire, image: null }] });
    expect(await client().videos(context, 'Postgraduate')).toEqual({
      ok: true,
      value: [video(), video({ image: null })],
    });
  });
});
