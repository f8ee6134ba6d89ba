import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { asHub, context, error, http, json, tokenRefused } from '../testing/pact.ts';
import { equalEach, likeEach } from '../testing/values.ts';
import { createContentClient } from './client.ts';
import type { PageState } from './page-state.ts';
import { defaultPageState } from './schema.ts';

const { equal, like } = MatchersV3;

const client = (url: string) => createContentClient(http, url);

const published = 'page state is published';
const path = '/api/v1/dashboard-update';

const cards = {
  undergraduate: true,
  postgraduate: false,
  conservatoires: true,
  teachertraining: false,
  preregistration: true,
};

const applicationModes = {
  undergraduate: 'on',
  postgraduate: 'off',
  conservatoires: 'on',
  teachertraining: 'off',
  preregistration: 'on',
} as const;

/** Every field that the client reads. */
const full = {
  applyMode: { ug: 'clearing', uc: 'maintenance' },
  cards: { 2027: cards },
  applicationMode: { 2027: applicationModes },
  autoUpdate: false,
  alert: { title: 'Results day', message: '<p>We are busy today.</p>' },
  live: {
    enabled: true,
    title: 'Ask us about Clearing',
    time: 1_786_555_800,
    holding: '<p>We start at six.</p>',
    embed: 'https://player.test/live',
    information: '<p>With three advisers.</p>',
    comments: true,
    disqus: 'ask-us-about-clearing',
  },
  timerLink: 'https://queue.test/join',
  features: { dfe: true, debug: true },
  widgets: {
    Apply: {
      disable: true,
      title: 'Your application',
      description: 'Where it stands',
      linkUrl: 'https://pages.test/apply',
      linkLabel: 'Read more',
    },
  },
  clearingDates: { confirmBy: '19 October', intoClearingAfter: '30 June 2026' },
  bases: {
    accounts: 'https://accounts.test',
    services: 'https://services.test',
    search: 'https://search.test',
    careers: 'https://careers.test',
  },
} satisfies PageState;

/** `client.pact.test.ts` calls this function, because one file must write the whole pact. */
export function pageStateContract(pact: PactV4): void {
  it('[ACS-29] the client reads page state in which every field is set', () =>
    pact
      .addInteraction()
      .given(published, full)
      .uponReceiving('a request for page state in which everything is set')
      .withRequest('GET', path, asHub)
      .willRespondWith(
        200,
        json(
          like({
            ...full,
            applyMode: equalEach(full.applyMode),
            cards: { 2027: equalEach(cards) },
            applicationMode: { 2027: equalEach(applicationModes) },
            autoUpdate: equal(false),
            features: equalEach(full.features),
            live: { ...likeEach(full.live), enabled: equal(true), comments: equal(true) },
          }),
        ),
      )
      .executeTest(async ({ url }) => {
        expect(await client(url).pageState(context)).toEqual({ ok: true, value: full });
      }));

  it('[LIV-14] the client requests page state with a header that bypasses every cache', () =>
    pact
      .addInteraction()
      .given(published, { live: full.live })
      .uponReceiving('a request for page state as it is right now')
      .withRequest('GET', path, (request) => {
        asHub(request);
        request.headers({ 'Cache-Control': 'no-cache' });
      })
      .willRespondWith(200, json({ live: likeEach(full.live) }))
      .executeTest(async ({ url }) => {
        expect(await client(url).freshPageState(context)).toMatchObject({
          ok: true,
          value: { live: full.live },
        });
      }));

  it('the client reads page state in which no field is set', () =>
    pact
      .addInteraction()
      .given(published)
      .uponReceiving('a request for page state in which nothing need be set')
      .withRequest('GET', path, asHub)
      .willRespondWith(200, json({}))
      .executeTest(async ({ url }) => {
        expect(await client(url).pageState(context)).toEqual({ ok: true, value: defaultPageState });
      }));

  it('a rejected session returns a failure', () =>
    pact
      .addInteraction()
      .given(tokenRefused)
      .uponReceiving('a request for page state with a refused token')
      .withRequest('GET', path, asHub)
      .willRespondWith(401, error)
      .executeTest(async ({ url }) => {
        expect(await client(url).pageState(context)).toMatchObject({
          failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
        });
      }));
}
