import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createTrackingClient } from './client.ts';
import { trackBody, trackedApplication } from './fixtures.ts';

onlyNock();

const operations = [
  ['ugTrack', '/ug/track'],
  ['ugClearingTrack', '/ug/clearing-track'],
  ['ucTrack', '/uc/track'],
] as const;

describe.each(operations)('%s', (operation, path) => {
  const client = () => createTrackingClient(httpWithReports().http, baseUrl);

  itHandlesFaults({
    api: 'tracking',
    operation,
    method: 'GET',
    path,
    call: (http, context) => createTrackingClient(http, baseUrl)[operation](context),
    wrongTypes: [
      JSON.stringify({ ...trackBody(), cycleYear: '2027' }),
      'cycleYear: Invalid input: expected number, received string',
    ],
  });

  it('[APP-84] the request goes to the configured URL with the credentials', async () => {
    const upstream = nock(baseUrl, {
      reqheaders: {
        accept: 'application/json',
        authorization: 'Bearer secret-token',
        'x-request-id': 'request-1',
      },
    })
      .get(path)
      .reply(200, trackBody());

    expect(await client()[operation](context)).toEqual({ ok: true, value: trackedApplication() });
    upstream.done();
  });

  it('the client returns null for a 204 response', async () => {
    nock(baseUrl).get(path).reply(204);
    expect(await client()[operation](context)).toEqual({ ok: true, value: null });
  });
});

describe('fields from tracking', () => {
  const read = async (track: object) => {
    nock(baseUrl)
      .get('/ug/track')
      .reply(200, { ...trackBody(), ...track });
    return createTrackingClient(httpWithReports().http, baseUrl).ugTrack(context);
  };

  it('[APP-82][APP-87][APP-88][APP-89] the client reads every field of an application', async () => {
    const decision = {
      institutionCode: 'E14',
      institutionName: 'University of East Anglia',
      courseName: 'Ecology',
      choiceStatus: 'Conditional offer - firmly accepted',
      choiceStatusId: 'CF',
      reasonsOfDelay: {
        confirmationPendingReasons: ['We wait for your results'],
        actionRequiredByApplicantText: 'Send us your certificate',
      },
    };
    const sameName = {
      personalId: '9876543210',
      cycleYear: 2026,
      applicationStatus: 'HoldingOffer',
      decisionsReceived: 1,
      numberOfChoices: 2,
      numberOfOffers: 3,
      numberOfChoiceReplied: 4,
      numberOfOfferDeclined: 5,
      numberOfChoiceDeclined: 6,
      numberOfReferredChoice: 7,
      isApplicationInClearing: true,
      isWaitingForOffers: false,
      isInClearing: true,
      isInExtra: false,
      started: true,
    };
    expect(
      await read({
        ...sameName,
        applicationDecisions: [decision],
        isTrackInMaintenance: true,
        isEmbargoPeriod: false,
      }),
    ).toEqual({
      ok: true,
      value: { ...sameName, decisions: [decision], isInMaintenance: true, isInEmbargo: false },
    });
  });

  it('the client reads the length of a decisionsReceived list as the count', async () => {
    expect(await read({ decisionsReceived: [{}, {}, {}] })).toMatchObject({
      value: { decisionsReceived: 3 },
    });
  });

  it('unknown fields are dropped', async () => {
    expect(await read({ applicantName: 'Aisha Rahman' })).toEqual({
      ok: true,
      value: trackedApplication(),
    });
  });

  it('the client reads missing decisions as an empty list', async () => {
    expect(await read({ applicationDecisions: null })).toMatchObject({ value: { decisions: [] } });
  });

  it.each([
    ['personalId', { personalId: null }],
    ['numberOfOffers', { numberOfOffers: 0 }],
    ['numberOfOfferDeclined', { numberOfOfferDeclined: 0 }],
    ['numberOfChoiceDeclined', { numberOfChoiceDeclined: 0 }],
  ])(
    '[APP-87][APP-88] the client reads an application without %s, because no status depends on it',
    async (field, as) => {
      expect(await read({ [field]: undefined })).toEqual({
        ok: true,
        value: trackedApplication(as),
      });
    },
  );

  it.each([
    ['without reasonsOfDelay', { reasonsOfDelay: undefined }, 'C'],
    ['without choiceStatusId', { choiceStatusId: undefined }, ''],
    ['with choiceStatusId null', { choiceStatusId: null }, ''],
  ])('[APP-82] the client reads a decision %s', async (_title, fields, choiceStatusId) => {
    const [decision] = trackBody().applicationDecisions ?? [];
    expect(await read({ applicationDecisions: [{ ...decision, ...fields }] })).toMatchObject({
      value: { decisions: [{ choiceStatusId, reasonsOfDelay: null }] },
    });
  });

  const delay = { confirmationPendingReasons: ['Late'], actionRequiredByApplicantText: 'Call' };

  it.each([
    [{ institutionName: null }, { institutionName: null }, 1],
    [{ institutionName: undefined }, { institutionName: null }, 1],
    [{ institutionName: 5 }, { institutionName: null }, 1],
    [{ courseName: null }, { courseName: null }, 1],
    [{ institutionCode: 14 }, { institutionCode: '' }, 1],
    [{ choiceStatus: 'UF', choiceStatusId: 7 }, { choiceStatus: 'UF', choiceStatusId: '' }, 1],
    [{ choiceStatus: null, choiceStatusId: 'UF' }, { choiceStatus: '', choiceStatusId: 'UF' }, 0],
    [
      { reasonsOfDelay: { confirmationPendingReasons: ['Late'] } },
      { reasonsOfDelay: { ...delay, actionRequiredByApplicantText: '' } },
      0,
    ],
    [
      { reasonsOfDelay: { ...delay, actionRequiredByApplicantText: null } },
      { reasonsOfDelay: { ...delay, actionRequiredByApplicantText: '' } },
      0,
    ],
    [
      { reasonsOfDelay: { ...delay, confirmationPendingReasons: ['Late', 5] } },
      { reasonsOfDelay: delay },
      1,
    ],
    [
      { reasonsOfDelay: { ...delay, confirmationPendingReasons: 'Late' } },
      { reasonsOfDelay: { ...delay, confirmationPendingReasons: [] } },
      1,
    ],
    [{ reasonsOfDelay: 'Late' }, { reasonsOfDelay: null }, 1],
  ])(
    '[APP-82][AMB-98][AMB-99][AMB-119] the client reads a decision with %j without changing its other fields',
    async (fields, expected, leftOut) => {
      const [decision] = trackBody().applicationDecisions ?? [];
      const [own] = trackedApplication().decisions;
      nock(baseUrl)
        .get('/ug/track')
        .reply(200, {
          ...trackBody(),
          applicationDecisions: [decision, { ...decision, ...fields }],
        });
      const { http, onCall } = httpWithReports();
      expect(await createTrackingClient(http, baseUrl).ugTrack(context)).toMatchObject({
        value: { decisions: [own, { ...own, ...expected }] },
      });
      expect(onCall.mock.calls[0]?.[0].leftOut?.count ?? 0).toBe(leftOut);
    },
  );

  it.each([
    ['personalId', 1_234_567_890, null],
    ['numberOfOffers', 'two', 0],
    ['numberOfOfferDeclined', null, 0],
    ['numberOfChoiceDeclined', {}, 0],
  ])(
    '[APP-87][APP-88][AMB-119] an invalid value affects only itself: %s with the value %j',
    async (field, value, as) => {
      nock(baseUrl)
        .get('/ug/track')
        .reply(200, { ...trackBody(), [field]: value });
      const { http, onCall } = httpWithReports();
      expect(await createTrackingClient(http, baseUrl).ugTrack(context)).toEqual({
        ok: true,
        value: trackedApplication({ [field]: as }),
      });
      expect(onCall.mock.calls[0]?.[0].leftOut).toMatchObject({
        count: 1,
        detail: expect.stringMatching(`^${field}: `) as string,
      });
    },
  );

  it.each([
    { choiceStatus: 5, choiceStatusId: 7 },
    { choiceStatus: null, choiceStatusId: null },
  ])('[AMB-98][AMB-99] a decision without any status (%j) breaks the contract', async (status) => {
    const [decision] = trackBody().applicationDecisions ?? [];
    expect(await read({ applicationDecisions: [{ ...decision, ...status }] })).toMatchObject({
      failure: { kind: 'badContract' },
    });
  });

  it('[AMB-99] the client returns a failure for a response without isEmbargoPeriod', async () => {
    expect(await read({ isEmbargoPeriod: undefined })).toMatchObject({ ok: false });
  });
});
