import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itSurvivesTrouble,
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

  itSurvivesTrouble({
    api: 'tracking',
    operation,
    method: 'GET',
    path,
    call: (http, asked) => createTrackingClient(http, baseUrl)[operation](asked),
    wrongTypes: [
      JSON.stringify({ ...trackBody(), cycleYear: '2027' }),
      'cycleYear: Invalid input: expected number, received string',
    ],
  });

  it('[APP-84] is asked below its configured URL with the credentials', async () => {
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

  it('knows of no application when the answer is 204', async () => {
    nock(baseUrl).get(path).reply(204);
    expect(await client()[operation](context)).toEqual({ ok: true, value: null });
  });
});

describe('what tracking sends', () => {
  const read = async (track: object) => {
    nock(baseUrl)
      .get('/ug/track')
      .reply(200, { ...trackBody(), ...track });
    return createTrackingClient(httpWithReports().http, baseUrl).ugTrack(context);
  };

  it('[APP-82][APP-87][APP-88][APP-89] is read field by field', async () => {
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

  it('decisionsReceived counts as its length when it is a list', async () => {
    expect(await read({ decisionsReceived: [{}, {}, {}] })).toMatchObject({
      value: { decisionsReceived: 3 },
    });
  });

  it('fields that are not read go no further', async () => {
    expect(await read({ applicantName: 'Aisha Rahman' })).toEqual({
      ok: true,
      value: trackedApplication(),
    });
  });

  it('no decisions read as an empty list', async () => {
    expect(await read({ applicationDecisions: null })).toMatchObject({ value: { decisions: [] } });
  });

  it.each([
    ['personalId', { personalId: null }],
    ['numberOfOffers', { numberOfOffers: 0 }],
    ['numberOfOfferDeclined', { numberOfOfferDeclined: 0 }],
    ['numberOfChoiceDeclined', { numberOfChoiceDeclined: 0 }],
  ])('[APP-87][APP-88] without %s everything that decides a status is read', async (field, as) => {
    expect(await read({ [field]: undefined })).toEqual({
      ok: true,
      value: trackedApplication(as),
    });
  });

  it.each([
    ['without reasonsOfDelay', { reasonsOfDelay: undefined }, 'C'],
    ['without choiceStatusId', { choiceStatusId: undefined }, ''],
    ['with choiceStatusId null', { choiceStatusId: null }, ''],
  ])('[APP-82] a decision %s is read', async (_title, fields, choiceStatusId) => {
    const [decision] = trackBody().applicationDecisions ?? [];
    expect(await read({ applicationDecisions: [{ ...decision, ...fields }] })).toMatchObject({
      value: { decisions: [{ choiceStatusId, reasonsOfDelay: null }] },
    });
  });

  it('[AMB-99] without isEmbargoPeriod nothing is read', async () => {
    expect(await read({ isEmbargoPeriod: undefined })).toMatchObject({ ok: false });
  });
});
