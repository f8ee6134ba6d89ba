import { emptyPart, type LayoutTile, type TileStatus } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { ownTiles, tileStatusesOf } from './own-tiles.ts';
import { tileView } from './tile.server.ts';

const tile = (id: LayoutTile['id'], status: TileStatus) =>
  tileView({
    id,
    scheme: 'ug',
    status,
    part: emptyPart,
    studyYear: 2027,
    studyLevel: 'Undergraduate',
    applyHref: '/apply',
    findPage: (path) => path,
    now: new Date('2026-11-22T10:00:00Z'),
    dates: null,
    clearingDates: { confirmBy: '', intoClearingAfter: '' },
    ugMode: 'default',
    favoursEarly: false,
    toAdd: { points: { kind: 'none' }, courses: [] },
    lastGood: null,
    conditions: { uid: 'me', saved: new Map(), grades: [] },
  }).tile;

it('the tile that starts another application, and its status, are left out', () => {
  const view = { tiles: [tile('ug', 'sent'), tile('startNew', 'startNewApplication')] };
  expect(ownTiles(view).map(({ id }) => id)).toEqual(['ug']);
  expect(tileStatusesOf(view)).toEqual({ ug: 'sent' });
  expect(tileStatusesOf(null)).toEqual({});
});
