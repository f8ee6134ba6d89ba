import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { asHub, context, error, http, json, pactWith, tokenRefused } from '../testing/pact.ts';
import { createContentClient } from './client.ts';
import type { PageState } from './page-state.ts';
import { defaultPageState } from './schema.ts';

const { equal, like } = MatchersV3;

const pact = pactWith('content-api');
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

/** Every field that is read. */
const full = {
  applyMode: { ug: 'clearing', uc: 'maintenance' },
  cards: { 2027: cards },
  autoUpdate: false,
  alert: { title: 'Results day', message: '<p>We are busy today.</p>' },
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

it('reads page state in which everything is set', () =>
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
          applyMode: equal(full.applyMode),
          cards: { 2027: equal(cards) },
          autoUpdate: equal(false),
          features: equal(full.features),
        }),
      ),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).pageState(context)).toEqual({ ok: true, value: full });
    }));

it('reads page state in which nothing is set', () =>
  pact
    .addInteraction()
    .given(published)
    .uponReceiving('a request for page state in which nothing need be set')
    .withRequest('GET', path, asHub)
    .willRespondWith(200, json({}))
    .executeTest(async ({ url }) => {
      expect(await client(url).pageState(context)).toEqual({ ok: true, value: defaultPageState });
    }));

it('knows that the session was not accepted', () =>
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
