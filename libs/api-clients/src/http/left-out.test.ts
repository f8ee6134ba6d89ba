import nock from 'nock';
import { expect, it } from 'vitest';
import { createAdvertsClient } from '../adverts/client.ts';
import { createCareersClient } from '../careers/client.ts';
import { createContentClient } from '../content/client.ts';
import { createEventsClient } from '../events/client.ts';
import { createHubEventsClient } from '../hub-events/client.ts';
import { createQualificationsClient } from '../qualifications/client.ts';
import { baseUrl, context, httpWithReports, onlyNock } from '../testing/upstream.ts';
import type { Http } from './http.ts';

onlyNock();

const NOWHERE = 'javascript:alert(1)';
const card = { id: '1', title: 'A', summary: 'B', image: null, url: '/a' };
const advert = { slot: 'leaderboard', id: '1', headline: 'A', advertiser: 'B', url: '/a' };
const promotion = { ...card, byline: 'C', link: 'D', visibility: '' };
const video = { ...card, brightcove_id: '1' };
const event = { id: '1', title: 'A', start: '2027-01-13' };
const notification = { id: 'a', title: 'A', message: 'B', created: 1, type: 'information' };
const booking = {
  eventName: 'A',
  ucasEventId: '1',
  eventStartDate: '2027-01-13',
  eventEndDate: '2027-01-13',
  dateAttended: null,
  scans: 0,
};
const csv = [
  'qualification,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,SubjectGuide,n_apps',
  'A level,Art,,,,Medicine,14',
  'A level,Art,,,,Medicine,many',
].join('\n');

const content = (http: Http) => createContentClient(http, baseUrl);
const events = (http: Http) => createEventsClient(http, baseUrl);
const allEvents = { scheme: 'undergraduate', keyword: '', limit: null };

const respondWith = (body: object | string) => {
  const upstream = nock(new URL(baseUrl).origin);
  upstream.get(/./).reply(200, body);
  upstream.post(/./).reply(200, body);
};

it.each<[what: string, body: object | string, ask: (http: Http) => Promise<unknown>]>([
  [
    'key dates',
    { events: [{ ...event, schemes: [] }, event] },
    (http) => events(http).listKeyDates(context, []),
  ],
  [
    'open days',
    { events: [event, { ...event, start: 'soon' }] },
    (http) => events(http).listEvents(context, allEvents),
  ],
  [
    'booked events',
    [booking, { ...booking, eventStartDate: 'late' }],
    (http) => createHubEventsClient(http, baseUrl).listBookedEvents(context),
  ],
  [
    'notifications',
    [notification, { ...notification, title: null }],
    (http) => content(http).notifications(context, ['undergraduate']),
  ],
  [
    'questions',
    [
      { label: 'A', value: '/a' },
      { label: 'B', value: NOWHERE },
    ],
    (http) => content(http).faqs(context, ['undergraduate']),
  ],
  [
    'promotions',
    { promotions: [promotion, { ...promotion, url: NOWHERE }] },
    (http) => content(http).promotions(context),
  ],
  [
    'articles',
    { posts: [card, { ...card, url: NOWHERE }] },
    (http) => content(http).articles(context, ['1']),
  ],
  [
    'videos',
    { videos: [video, { ...video, brightcove_id: '../2' }] },
    (http) => content(http).videos(context, 'Undergraduate'),
  ],
  ['bars of subjects', csv, (http) => content(http).subjectBars(context)],
  [
    'adverts',
    { adverts: [advert, { ...advert, slot: 'skyscraper' }] },
    (http) => createAdvertsClient(http, baseUrl).find(context, null),
  ],
  [
    'careers',
    { careers: [card, { ...card, url: NOWHERE }] },
    (http) => createCareersClient(http, baseUrl).find(context, { assessmentId: '1' }),
  ],
  [
    'kinds of qualification',
    { types: [{ id: '1', name: 'A' }, { id: '2' }] },
    (http) => createQualificationsClient(http, baseUrl).listQualificationTypes(context),
  ],
])('items that are left out of %s are reported once', async (_, body, request) => {
  respondWith(body);
  const { http, onCall } = httpWithReports();
  expect(await request(http)).toMatchObject({ ok: true, isPartial: true });
  expect(onCall).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      outcome: 'ok',
      leftOut: { count: 1, detail: expect.stringMatching(/^(row )?\d/) as string },
    }),
  );
});

it('a complete response after a partial response reports no left-out items', async () => {
  const { http, onCall } = httpWithReports();
  const results = [];
  for (const body of [[booking, null], [booking]]) {
    respondWith(body);
    results.push(await createHubEventsClient(http, baseUrl).listBookedEvents(context));
    nock.cleanAll();
  }
  expect(onCall.mock.calls.map(([{ leftOut }]) => leftOut?.count)).toEqual([1, undefined]);
  expect(results.map((result) => result.ok && result.isPartial)).toEqual([true, undefined]);
});

it('a response with unreadable fields is not partial', async () => {
  respondWith([{ ...booking, scans: 'many' }]);
  const { http, onCall } = httpWithReports();
  const result = await createHubEventsClient(http, baseUrl).listBookedEvents(context);
  expect(result).not.toHaveProperty('isPartial');
  expect(onCall.mock.calls[0]?.[0].leftOut?.count).toBe(1);
});
