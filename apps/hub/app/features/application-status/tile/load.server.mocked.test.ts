import { defaultPageState } from '@applicant-hub/api-clients';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadApplications } from './load.server.ts';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { applicationsOf, fakeScope } from '../testing/fake-scope.ts';
import { tileViews } from './tile-views.ts';

const findApplications = vi.fn<() => unknown>();
vi.mock('../applications/applications.server.ts', async (original) => ({
  ...(await original<object>()),
  findApplications: () => Promise.resolve(findApplications()),
}));
const hasSent = vi.fn<() => boolean | null>();
vi.mock('../upstream/sent.server.ts', () => ({
  hasSent: () => Promise.resolve(hasSent()),
  isYearOver: () => Promise.resolve(false),
  standings: () => Promise.resolve([]),
}));
beforeEach(() => void hasSent.mockReturnValue(false));
beforeEach(() => void findApplications.mockReturnValue(applicationsOf([])));

const labels = async (options: Parameters<typeof fakeScope>[0], year = '2027') => {
  const view = await loadApplications(fakeScope(options), false);
  const tiles = tileViews(view, { ...view.saved, studyYear: year });
  return Object.fromEntries(tiles.map(({ id, ways }) => [id, ways.map(({ label }) => label)]));
};

it.each([
  [true, true],
  [false, false],
  [null, false],
])('if hasSent returns %s, isSent is %s', async (sent, isSent) => {
  hasSent.mockReturnValue(sent);
  expect((await loadApplications(fakeScope({}), false)).isSent).toBe(isSent);
});

describe('the label of an application', () => {
  it.each([
    [[], 'Start 2027', 'Start 2027'],
    [['ug'], 'Continue 2027', 'Start 2027'],
    [['uc'], 'Start 2027', 'Continue 2027'],
    [['ug', 'uc'], 'Continue 2027', 'Continue 2027'],
  ] as const)(
    '[ACS-7] with %j already started, the labels are: %s, %s',
    async (started, undergraduate, conservatoires) => {
      findApplications.mockReturnValue(applicationsOf(started));
      expect(await labels({})).toEqual({
        undergraduate: [undergraduate],
        conservatoires: [conservatoires],
      });
    },
  );

  it('[ACS-7] a hub that cannot see unsent applications does not offer to start an application', async () => {
    findApplications.mockReturnValue(applicationsOf(['uc']));
    const scope = fakeScope({});
    const clients = { ...scope.context.clients, apply: null };
    const view = await loadApplications(
      { ...scope, context: { ...scope.context, clients } },
      false,
    );
    const tiles = tileViews(view, view.saved).map(({ id, ways }) => [id, ways[0]?.label]);
    expect(view.hidden).toContain("still writing aren't shown here");
    expect(tiles).toEqual([
      ['undergraduate', 'Go to 2027 applications'],
      ['conservatoires', 'Continue 2027'],
    ]);
  });

  it('a started postgraduate application has the label Continue', async () => {
    findApplications.mockReturnValue(applicationsOf(['ug']));
    const saved = { studyYear: '2027', studyLevel: 'Postgraduate' };
    expect((await labels({ saved }))['postgraduate']).toEqual(['Continue 2027']);
  });

  it('an application that may have been started is marked as uncertain and has no Start label', async () => {
    findApplications.mockReturnValue(applicationsOf([], ['uc']));
    const view = await loadApplications(fakeScope({}), false);
    const tiles = tileViews(view, view.saved);
    expect(tiles.map(({ ways: [way], isUnsure }) => [way?.label, isUnsure])).toEqual([
      ['Start 2027', false],
      ['Go to 2027 applications', true],
    ]);
  });

  it('an application for a year without an API has the label Start', async () => {
    findApplications.mockReturnValue({
      ...applicationsOf([], ['ug', 'uc']),
      isConfigured: false,
    });
    const { starts } = await loadApplications(
      fakeScope({ saved: { studyLevel: 'Undergraduate' } }),
      false,
    );
    expect(starts).toEqual({});
  });

  it('an application that was started before its API failed has the label Continue', async () => {
    findApplications.mockReturnValue({
      ...applicationsOf([], ['ug']),
      committed: { ug: { status: 'inProgress', started: true, at: 0, decisions: [] }, uc: null },
    });
    expect((await labels({}))['undergraduate']).toEqual(['Continue 2027']);
  });

  it('an application for a year other than the saved year has the label Start', async () => {
    findApplications.mockReturnValue(applicationsOf(['ug', 'uc']));
    expect(await labels({}, '2026')).toMatchObject({ undergraduate: ['Start 2026'] });
  });
});

it('[ACS-4][ACS-13][ACS-14] each option links to its application or to another page', async () => {
  const saved = { studyYear: '2027', studyLevel: 'Postgraduate' };
  const { hrefs } = await loadApplications(fakeScope({ saved }), false);
  const apply = 'http://127.0.0.1:4000/site/apply/2027';
  expect(hrefs).toEqual({
    undergraduate: `${apply}/undergraduate`,
    postgraduate: `${apply}/postgraduate`,
    conservatoires: `${apply}/conservatoires`,
    'teachertraining.england': '/ucas/teaching-in-england',
    'teachertraining.scotland': `${apply}/undergraduate`,
    'teachertraining.wales': `${apply}/undergraduate`,
    'teachertraining.northernireland': '/ucas/teaching-in-northern-ireland',
    preregistration: `${apply}/preregistration`,
  });
});

it('[ACS-10] an application that is switched off has no link', async () => {
  const off = {
    undergraduate: 'off',
    postgraduate: 'on',
    conservatoires: 'off',
    teachertraining: 'on',
    preregistration: 'on',
  } as const;
  const scope = fakeScope({ pageState: { applicationMode: { 2027: off } } });
  const { hrefs } = await loadApplications(scope, false);
  expect(Object.keys(hrefs)).toEqual([
    'postgraduate',
    'teachertraining.england',
    'teachertraining.northernireland',
    'preregistration',
  ]);
});

it('the saved year is one of the years on offer', async () => {
  const saved = { studyYear: '2035', studyLevel: 'Undergraduate' };
  const { years } = await loadApplications(fakeScope({ saved }), false);
  expect(years).toEqual([...Array.from({ length: 10 }, (_, index) => `${2021 + index}`), '2035']);
});

describe('a year that is closed by rule', () => {
  const events = { listKeyDates: () => ok(keyDatesOfCycles) };
  const cases = [
    // Year, level, started applications, the hub's mode, and the label of each button (null if the
    // application is closed).
    [2026, 'Undergraduate', [], 'default', { undergraduate: null, conservatoires: null }, false],
    [
      2026,
      'Undergraduate',
      ['ug'],
      'default',
      { undergraduate: 'Continue 2026', conservatoires: null },
      false,
    ],
    [
      2026,
      'Undergraduate',
      ['uc'],
      'default',
      { undergraduate: null, conservatoires: 'Continue 2026' },
      false,
    ],
    // Only Clearing would still allow an application, so an unknown mode counts as too late.
    [2026, 'Undergraduate', [], null, { undergraduate: null, conservatoires: null }, false],
    [
      2027,
      'Undergraduate',
      [],
      null,
      { undergraduate: 'Start 2027', conservatoires: 'Start 2027' },
      true,
    ],
    // While the hub shows Clearing, an undergraduate can still apply.
    [2026, 'Undergraduate', [], 'on', { undergraduate: 'Start 2026', conservatoires: null }, true],
    [
      2026,
      'Postgraduate',
      [],
      'default',
      { postgraduate: 'Start 2026', conservatoires: null },
      true,
    ],
    [
      2027,
      'Undergraduate',
      [],
      'default',
      { undergraduate: 'Start 2027', conservatoires: 'Start 2027' },
      true,
    ],
  ] as const;

  it.each(cases)(
    '[EXT-31] a closed application has no link: %i %s, started %j, mode %s: %j',
    async (studyYear, studyLevel, started, ug, expected, canStart) => {
      findApplications.mockReturnValue(applicationsOf(started));
      const saved = { studyYear: String(studyYear), studyLevel };
      const pageState = { applyMode: { ...defaultPageState.applyMode, ug } };
      const view = await loadApplications(fakeScope({ saved, events, pageState }), false);
      const said = Object.fromEntries(
        tileViews(view, view.saved).map(({ id, state, ways: [way] }) => [
          id,
          state === 'open' ? way?.label : null,
        ]),
      );
      expect(said).toMatchObject(expected);
      expect(view.canStart).toBe(canStart);
      const led = Object.keys(view.hrefs);
      for (const [id, label] of Object.entries(expected)) {
        expect(led.includes(id), id).toBe(label !== null);
      }
    },
  );

  it('[EXT-31] a closed year is shown as closed even if it is not saved yet, including for teacher training', async () => {
    const saved = { studyYear: '2027', studyLevel: 'Postgraduate' };
    const view = await loadApplications(fakeScope({ saved, events }), false);
    const tiles = tileViews(view, { ...view.saved, studyYear: '2026' });
    expect(tiles.find(({ id }) => id === 'conservatoires')?.state).toBe('closed');
    const teaching = tiles.find(({ id }) => id === 'teachertraining');
    expect(teaching?.ways.map(({ isOpen }) => isOpen)).toEqual([true, false, false, true]);
  });

  it('[AMB-111] an application is not shown as closed while the mode is not known', async () => {
    findApplications.mockReturnValue(applicationsOf([]));
    const saved = { studyYear: '2026', studyLevel: 'Undergraduate' };
    const pageState = { applyMode: { ug: null, uc: null } };
    const view = await loadApplications(fakeScope({ saved, events, pageState }), false);
    expect(view.states['2026']).toMatchObject({
      undergraduate: 'unknown',
      conservatoires: 'closed',
    });
  });

  it('an application that may have been started is not shown as closed', async () => {
    findApplications.mockReturnValue(applicationsOf([], ['ug']));
    const saved = { studyYear: '2026', studyLevel: 'Undergraduate' };
    const view = await loadApplications(fakeScope({ saved, events }), false);
    expect(view.states['2026']).toMatchObject({ undergraduate: 'open', conservatoires: 'closed' });
  });
});
