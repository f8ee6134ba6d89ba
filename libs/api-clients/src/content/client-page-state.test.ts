import { applyModes } from '@applicant-hub/domain';
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
import { liveSettings, pageState } from './fixtures.ts';
import { defaultPageState } from './schema.ts';

onlyNock();

const path = '/api/v1/dashboard-update';
const client = () => createContentClient(httpWithReports().http, baseUrl);

describe('pageState', () => {
  itHandlesFaults({
    api: 'content',
    operation: 'pageState',
    method: 'GET',
    path,
    call: (http, context) => createContentClient(http, baseUrl).pageState(context),
    wrongTypes: ['[]', 'body: Invalid input: expected object, received array'],
  });

  itHandlesFaults({
    api: 'content',
    operation: 'freshPageState',
    method: 'GET',
    path,
    call: (http, context) => createContentClient(http, baseUrl).freshPageState(context),
    wrongTypes: ['7', 'body: Invalid input: expected object, received number'],
  });

  it('a response without a body returns a failure', async () => {
    nock(baseUrl).get(path).reply(204);
    expect(await client().pageState(context)).toMatchObject({
      ok: false,
      failure: { kind: 'badContract', status: 204 },
    });
  });

  it('[LIV-14] a request for fresh page state bypasses every cache', async () => {
    nock(baseUrl, { reqheaders: { 'cache-control': 'no-cache' } })
      .get(path)
      .reply(200, { live: liveSettings() });
    expect(await client().freshPageState(context)).toMatchObject({
      value: { live: liveSettings() },
    });
  });

  const read = async (wire: object) => {
    nock(baseUrl).get(path).reply(200, wire);
    return client().pageState(context);
  };

  it('the client reads published page state', async () => {
    const published = pageState({
      applyMode: { ug: 'clearing_timer', uc: 'maintenance' },
      autoUpdate: false,
      live: liveSettings(),
      timerLink: 'https://queue.test/join',
      features: { dfe: true, debug: true },
    });
    expect(await read({ ...published, somethingNew: true })).toEqual({
      ok: true,
      value: published,
    });
  });

  it('page state has all defaults when no field is published', async () => {
    const result = await read({});
    expect(result).toEqual({ ok: true, value: defaultPageState });
    expect(result).toMatchObject({
      value: {
        applyMode: { ug: 'default', uc: 'default' },
        cards: {},
        applicationMode: {},
        autoUpdate: true,
        alert: { title: '', message: '' },
        live: {
          enabled: false,
          title: '',
          time: 0,
          holding: '',
          embed: '',
          information: '',
          comments: false,
          disqus: '',
        },
        timerLink: '',
        features: { dfe: false, debug: false },
        widgets: {},
        clearingDates: { confirmBy: '21 October', intoClearingAfter: '30 June 2025' },
        bases: { accounts: null, services: null, search: null, careers: null },
      },
    });
  });

  it.each(applyModes)('[APP-63] the client reads the mode %s of each scheme', async (mode) => {
    const applyMode = { ug: mode, uc: mode };
    expect(await read({ applyMode })).toMatchObject({ value: { applyMode } });
  });

  it.each([-1, 1.5, 1_786_555_800_000, 'soon', null])(
    'the client reads the invalid start %j of a live event as null and reads the other fields unchanged',
    async (time) => {
      expect(await read({ timerLink: '/queue', live: { ...liveSettings(), time } })).toMatchObject({
        value: { timerLink: '/queue', live: liveSettings({ time: null }) },
      });
    },
  );

  it('the client fills in the missing fields of a section with defaults', async () => {
    expect(
      await read({
        applyMode: { uc: 'updating' },
        cards: { '2027': { undergraduate: true } },
        applicationMode: { '2027': { conservatoires: 'off' } },
        alert: { title: 'Results day' },
        widgets: { Apply: { title: 'Your application' } },
        clearingDates: { confirmBy: '19 October' },
        bases: { search: 'https://search.test' },
      }),
    ).toEqual({
      ok: true,
      value: {
        ...defaultPageState,
        applyMode: { ug: 'default', uc: 'updating' },
        cards: {
          2027: {
            undergraduate: true,
            postgraduate: false,
            conservatoires: false,
            teachertraining: false,
            preregistration: false,
          },
        },
        applicationMode: {
          2027: {
            undergraduate: 'on',
            postgraduate: 'on',
            conservatoires: 'off',
            teachertraining: 'on',
            preregistration: 'on',
          },
        },
        alert: { title: 'Results day', message: '' },
        widgets: {
          Apply: {
            disable: false,
            title: 'Your application',
            description: null,
            linkUrl: null,
            linkLabel: null,
          },
        },
        clearingDates: { confirmBy: '19 October', intoClearingAfter: '30 June 2025' },
        bases: { accounts: null, services: null, search: 'https://search.test', careers: null },
      },
    });
  });
});
