import { course } from '@applicant-hub/api-clients/fixtures';
import { m } from '@applicant-hub/copy';
import {
  type AppInfoPart,
  choicesOf,
  emptyPart,
  tariffSetting,
  type TileStatus,
} from '@applicant-hub/domain';
import { datesOfCycles as dates } from '@applicant-hub/domain/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { fakeScope } from '../testing/fake-scope.ts';
import { decisionOf, tileAt } from '../testing/tile-at.ts';
import { favouritesToAdd, noFavourites } from './favourites-to-add.server.ts';
import { openWaysView } from './open-ways.server.ts';

const part = (...codes: string[]): Partial<AppInfoPart> => ({
  ...emptyPart,
  originalApplications: codes.map((code) => decisionOf(code)),
});

const waysOf = (at: string, ...codes: string[]) =>
  tileAt('waitingForDecisions', at, 2026, 'Undergraduate', 'default', null, part(...codes)).open
    ?.ways;

describe('the open ways to a place that the tile shows after an unsuccessful choice', () => {
  it.each<[at: string, codes: readonly string[], expected: readonly object[] | undefined]>([
    [
      '2026-03-10T12:00:00Z',
      ['R', 'REF', 'REF'],
      [
        { words: '2 choices are still being considered' },
        {
          words: 'You can add 2 more choices, until Tuesday 30 June, 6pm UK time',
          link: { href: '/apply', label: 'Add a choice' },
        },
      ],
    ],
    [
      '2026-03-10T12:00:00Z',
      ['R', 'R', 'R', 'R', 'RBD'],
      [
        {
          words: 'Extra: you can add one choice at a time, until Wednesday 1 July',
          link: { href: '/apply', label: 'Add a choice in Extra' },
        },
      ],
    ],
    [
      '2026-08-14T12:00:00Z',
      ['R', 'R', 'R', 'R', 'R'],
      [
        {
          words: 'Clearing: courses that still have places',
          link: { href: '/dashboard/calls', label: 'Who to call' },
        },
      ],
    ],
    ['2026-03-10T12:00:00Z', ['REF', 'C'], undefined],
    ['2026-11-10T12:00:00Z', ['R', 'R', 'R', 'R', 'R'], undefined],
  ])('[EXT-47] at %s with the choices %j, the open ways are: %j', (at, codes, expected) => {
    expect(waysOf(at, ...codes)).toEqual(expected);
  });

  it('[EXT-47] a date that is only expected is not shown', () => {
    const expected = dates.map((date) => ({ ...date, isConfirmed: false }));
    const [way] = viewOf({ dates: expected });
    expect(way?.words).toBe('You can add 4 more choices');
  });

  it('[EXT-47] no open way is shown while the dates are not known', () => {
    expect(viewOf({ dates: null })).toEqual([]);
  });

  it.each<[TileStatus, boolean]>([
    ['waitingForDecisions', true],
    ['decisionsReceived', true],
    ['extraUnplaced', true],
    ['clearingAddChoice', true],
    ['placed', false],
    ['withdrawn', false],
    ['statusUnknown', false],
  ])('[EXT-47] an application with the status %s has open ways: %s', (status, hasWays) => {
    expect(viewOf({ status }).length > 0).toBe(hasWays);
  });

  it('[EXT-47] before Clearing, a favourite for which the saved grades have enough points is offered with a link', () => {
    const favourite = course({ academicYearId: '2026' });
    const toAdd = { points: { kind: 'known', points: 500 }, courses: [favourite] } as const;
    expect(viewOf({ toAdd }).at(-1)).toMatchObject({
      words: 'Your saved grades have enough points for a favourite:',
      link: { label: `${favourite.course}, ${favourite.university}` },
    });
    // In Clearing, the favourite may have no places left.
    expect(viewOf({ toAdd, now: new Date('2026-08-14T12:00:00Z') })).toEqual([
      expect.objectContaining({ words: m.apply_open_clearing() }),
    ]);
    // Without a way to add a choice, the favourite does not help.
    expect(viewOf({ toAdd, now: new Date('2026-11-10T12:00:00Z') })).toEqual([]);
  });
});

function viewOf(fields: Partial<Parameters<typeof openWaysView>[0]>) {
  const [choice] = choicesOf({
    scheme: 'ug',
    studyLevel: 'Undergraduate',
    status: 'waitingForDecisions',
    part: { ...emptyPart, ...part('R') },
  });
  return openWaysView({
    choices: choice ? [choice] : [],
    scheme: 'ug',
    studyLevel: 'Undergraduate',
    status: 'waitingForDecisions',
    studyYear: 2026,
    ugMode: 'default',
    applyHref: '/apply',
    part: emptyPart,
    toAdd: noFavourites,
    now: new Date('2026-03-10T12:00:00Z'),
    dates,
    ...fields,
  });
}

describe('the favourites to add', () => {
  const grade = {
    ...{ id: 'al-a', group: 'A group', name: 'A level', code: 'AL', grade: 'A', points: 48 },
    ...{ subject: '', gradeMessage: '' },
  };
  const items = [{ courseId: 'a', courseOptionId: 'b', academicYearId: '2027' }];

  async function found(
    code: string,
    data: string,
    list: () => ReturnType<typeof ok> | ReturnType<typeof failed>,
  ) {
    const listFavourites = vi.fn(list);
    const scope = fakeScope({
      identity: { listFavourites: listFavourites as never },
      courses: { listCourses: () => ok([course(items[0])]) },
    });
    const { user } = scope.applicant;
    user.settings = [{ ...tariffSetting, data, lastUpdated: '20/11/2026 09:15:00', version: 1 }];
    const { courses } = await favouritesToAdd(scope, [decisionOf(code)]);
    return { count: courses.length, calls: listFavourites.mock.calls.length };
  }

  it.each([
    ['R', JSON.stringify([grade]), () => ok({ items, total: 1 }), 1, 1],
    ['RBD', JSON.stringify([grade]), () => ok({ items, total: 1 }), 1, 1],
    ['R', JSON.stringify([grade]), () => failed('unavailable', 503), 0, 1],
    ['R', '[]', () => ok({ items, total: 1 }), 0, 0],
    ['REF', JSON.stringify([grade]), () => ok({ items, total: 1 }), 0, 0],
  ])(
    '[EXT-47] with a choice %s and the grades %s, favourites are loaded only if one of them could be added',
    async (code, data, list, count, calls) => {
      expect(await found(code, data, list)).toEqual({ count, calls });
    },
  );
});
