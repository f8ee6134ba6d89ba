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
import { notification, promotion, subjectBar, tariffType } from './fixtures.ts';

onlyNock();
const client = () => createContentClient(httpWithReports().http, baseUrl);

describe('tariffList', () => {
  const requested = '/api/v4/tariff/list?group=true&order=true';
  const { grades, ...type } = tariffType();

  itHandlesFaults({
    api: 'content',
    operation: 'tariffList',
    method: 'GET',
    path: requested,
    call: (http, callContext) => createContentClient(http, baseUrl).tariffList(callContext),
    wrongTypes: [
      JSON.stringify({ groups: [{ items: [{ ...type, grades: [{ grade: 'A', score: '48' }] }] }] }),
      'groups.0.items.0.grades.0.score: Invalid input: expected number, received string',
    ],
  });

  it('[TAR-19] the client returns the qualifications of all groups in order', async () => {
    const as = tariffType({ name: 'AS', code: 'AS' });
    const music = tariffType({ name: 'Music theory grade 8', group: 'Music', code: 'MT8' });
    nock(baseUrl)
      .get(requested)
      .reply(200, {
        groups: [
          { group: type.group, items: [{ ...type, grades }, as] },
          { group: 'Music', items: [music] },
        ],
      });
    expect(await client().tariffList(context)).toEqual({
      ok: true,
      value: [tariffType(), as, music],
    });
  });
});

describe('notifications', () => {
  const requested =
    '/api/v1/notifications?systems=Website&audiences=Student&schemes=undergraduate%2Cconservatoires';
  const schemes = ['undergraduate', 'conservatoires'];
  const { actionLink, actionLabel, startDate, endDate, type, ...sameName } = notification();
  const wire = { ...sameName, primaryUrl: actionLink, primaryLabel: actionLabel };
  const read = async (...items: object[]) => {
    nock(baseUrl)
      .get(requested)
      .reply(
        200,
        items.map((fields) => ({ ...wire, ...fields })),
      );
    return client().notifications(context, schemes);
  };

  itHandlesFaults({
    api: 'content',
    operation: 'notifications',
    method: 'GET',
    path: requested,
    call: (http, callContext) =>
      createContentClient(http, baseUrl).notifications(callContext, schemes),
    wrongTypes: [
      JSON.stringify({ notifications: [wire] }),
      'body: Invalid input: expected array, received object',
    ],
  });

  it("[NTF-1][NTF-14] the client returns each notification under the hub's field names and fills in missing fields", async () => {
    expect(await read({})).toEqual({ ok: true, value: [notification()] });
    expect([startDate, endDate, type]).toEqual([null, null, 'information']);
  });

  it('[NTF-1] the client reads dates and types, and treats an unknown type as information', async () => {
    const dates = { startDate: '2026-08-01T08:00:00Z', endDate: '2026-08-20T23:00:00+01:00' };
    expect(await read({ ...dates, type: 'alert' }, { type: 'party' })).toEqual({
      ok: true,
      value: [
        notification({
          startDate: '2026-08-01T08:00:00.000Z',
          endDate: '2026-08-20T22:00:00.000Z',
          type: 'alert',
        }),
        notification(),
      ],
    });
  });

  it.each([
    ['2026-12-01', '2026-12-01T00:00:00.000Z'],
    ['2026-07-01', '2026-06-30T23:00:00.000Z'],
    ['2026-07-01T08:00:00', '2026-07-01T07:00:00.000Z'],
    ['2026-02-30T08:00:00Z', null],
    ['2026-02-30', null],
    ['soon', null],
    ['', null],
    [5, null],
  ])('[NTF-1] the client reads %j as the date %j', async (startDate, expected) => {
    expect(await read({ startDate, endDate: startDate })).toEqual({
      ok: true,
      value: [notification({ startDate: expected, endDate: expected })],
    });
  });

  it('[NTF-14] an invalid notification is left out and the others are read', async () => {
    expect(await read({ title: 5 }, { id: '' }, { id: 7 }, { id: 'news/12' })).toEqual({
      ok: true,
      value: [notification({ id: 'news%002f12' })],
      isPartial: true,
    });
  });

  it.each([
    [{ created: '2026' }, { created: null }],
    [{ primaryUrl: 5 }, { actionLink: null, actionLabel: null }],
    [{ primaryLabel: 5 }, { actionLabel: null }],
    [{ type: 'party' }, { type: 'information' }],
  ] as const)(
    '[NTF-14] an invalid field of a notification affects only itself: %j',
    async (field, expected) => {
      expect(await read(field)).toEqual({ ok: true, value: [notification(expected)] });
    },
  );

  it.each([
    { primaryUrl: 'javascript:alert(1)' },
    { primaryUrl: '//elsewhere.test' },
    { primaryUrl: null },
  ])('[AMB-61] a notification with %o has no button', async (fields) => {
    expect(await read(fields)).toEqual({
      ok: true,
      value: [notification({ actionLink: null, actionLabel: null })],
    });
  });
});

describe('promotions', () => {
  itHandlesFaults({
    api: 'content',
    operation: 'promotions',
    method: 'GET',
    path: '/api/v1/promotions',
    call: (http, callContext) => createContentClient(http, baseUrl).promotions(callContext),
    wrongTypes: [
      JSON.stringify({ promotions: [{ ...promotion(), visibility: null }] }),
      'promotions.0.visibility: Invalid input: expected string, received null',
    ],
  });

  it('[FED-22] the client returns every field of a promotion and leaves out a promotion without a valid link', async () => {
    nock(baseUrl)
      .get('/api/v1/promotions')
      .reply(200, { promotions: [promotion(), promotion({ url: 'javascript:alert(1)' })] });
    expect(await client().promotions(context)).toEqual({
      ok: true,
      value: [promotion()],
      isPartial: true,
    });
  });
});

describe('the subject CSV', () => {
  const requested = '/sites/default/files/data_ianda_bars.csv';
  const header = 'qualification,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,SubjectGuide,n_apps';
  const medicine = 'A level,Biology,Chemistry,Mathematics,,Medicine,1420';
  const read = (body: string) => {
    nock(baseUrl, { reqheaders: { accept: 'text/csv' } })
      .get(requested)
      .reply(200, body, { 'Content-Type': 'text/csv' });
    return client().subjectBars(context);
  };

  itHandlesFaults({
    api: 'content',
    operation: 'subjectBars',
    method: 'GET',
    path: requested,
    call: (http, callContext) => createContentClient(http, baseUrl).subjectBars(callContext),
    wrongTypes: [
      'qualification,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,n_apps\n',
      'body: no column SubjectGuide',
    ],
  });

  it('[PLY-13] the client reads the columns in any order', async () => {
    const highers = subjectBar({
      qualification: 'SQA - Highers',
      subjects: ['English', 'History', 'Mathematics', 'Physics'],
      subjectGuide: 'Travel, tourism and events',
      applicants: 0,
    });
    const bars = { ok: true, value: [subjectBar(), highers] };
    expect(
      await read(
        `\uFEFF${header}\r\n${medicine}\r\n` +
          'SQA - Highers,English,History,Mathematics,Physics,"Travel, tourism and events",0\r\n',
      ),
    ).toEqual(bars);
    expect(
      await read(
        'n_apps,more,SubjectGuide,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,qualification\n' +
          '1420,,Medicine,Biology,Chemistry,,Mathematics,A level\n' +
          '0,,"Travel, tourism and events",English,History,Mathematics,Physics,SQA - Highers',
      ),
    ).toEqual(bars);
    expect(await read(header)).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['too few fields', 'A level,Biology,Medicine,5'],
    ['too many fields', `${medicine},1`],
    ['no qualification', ',Biology,,,,Medicine,5'],
    ['no subject', 'A level,,,,,Medicine,5'],
    ['no subject guide', 'A level,Biology,,,, ,5'],
    ['no number of applicants', 'A level,Biology,,,,Medicine,'],
    ['a negative number of applicants', 'A level,Biology,,,,Medicine,-5'],
    ['a fraction of an applicant', 'A level,Biology,,,,Medicine,1.5'],
  ])('a row with %s does not affect the other rows', async (_, row) => {
    expect(await read(`${header}\n${row}\n${medicine}\n`)).toEqual({
      ok: true,
      value: [subjectBar()],
      isPartial: true,
    });
    expect(await read(`${header}\n${row}\n`)).toMatchObject({
      failure: { kind: 'badContract', detail: 'body: no row can be read' },
    });
  });

  it.each(['', '\uFEFF', 'null', '<!doctype html><title>Bad gateway</title>'])(
    'a body that is %j breaks the contract',
    async (body) => {
      expect(await read(body)).toMatchObject({
        failure: {
          kind: 'badContract',
          detail: `body: no column ${header.replaceAll(',', ', ')}`,
        },
      });
    },
  );
});
