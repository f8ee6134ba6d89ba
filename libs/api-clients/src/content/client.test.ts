import { applyModes } from '@applicant-hub/domain';
import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itSurvivesTrouble,
  onlyNock,
} from '../testing/upstream.ts';
import { createContentClient } from './client.ts';
import { pageState } from './fixtures.ts';
import { defaultPageState } from './schema.ts';

onlyNock();

const path = '/api/v1/dashboard-update';
const client = () => createContentClient(httpWithReports().http, baseUrl);

describe('pageState', () => {
  itSurvivesTrouble({
    api: 'content',
    operation: 'pageState',
    method: 'GET',
    path,
    call: (http, asked) => createContentClient(http, baseUrl).pageState(asked),
    wrongTypes: ['{"applyMode":[]}', 'applyMode: Invalid input: expected object, received array'],
  });

  it('has no answer without a body', async () => {
    nock(baseUrl).get(path).reply(204);
    expect(await client().pageState(context)).toMatchObject({
      ok: false,
      failure: { kind: 'badContract', status: 204 },
    });
  });

  const read = async (wire: object) => {
    nock(baseUrl).get(path).reply(200, wire);
    return client().pageState(context);
  };

  it('reads what is published', async () => {
    const published = pageState({
      applyMode: { ug: 'clearing_timer', uc: 'maintenance' },
      autoUpdate: false,
      timerLink: 'https://queue.test/join',
      features: { dfe: true, debug: true },
    });
    expect(await read({ ...published, live: { enabled: true } })).toEqual({
      ok: true,
      value: published,
    });
  });

  it('has every default when nothing is published', async () => {
    const result = await read({});
    expect(result).toEqual({ ok: true, value: defaultPageState });
    expect(result).toMatchObject({
      value: {
        applyMode: { ug: 'default', uc: 'default' },
        cards: {},
        autoUpdate: true,
        alert: { title: '', message: '' },
        timerLink: '',
        features: { dfe: false, debug: false },
        widgets: {},
        clearingDates: { confirmBy: '21 October', intoClearingAfter: '30 June 2025' },
        bases: { accounts: null, services: null, search: null, careers: null },
      },
    });
  });

  it.each(applyModes)('[APP-63] reads the mode %s of each scheme', async (mode) => {
    const applyMode = { ug: mode, uc: mode };
    expect(await read({ applyMode })).toMatchObject({ value: { applyMode } });
  });

  it('fills in the rest of a part that is published in part', async () => {
    expect(
      await read({
        applyMode: { uc: 'updating' },
        cards: { '2027': { undergraduate: true } },
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
