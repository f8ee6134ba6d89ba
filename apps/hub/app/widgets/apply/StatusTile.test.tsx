import { emptyPart } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { renderPage } from '../../explore/testing/render-page.tsx';
import { StatusTile } from './StatusTile.tsx';
import { tileView } from './tile.server.ts';

const show = (at: string) => {
  const { tile } = tileView({
    id: 'ug',
    scheme: 'ug',
    status: 'start',
    part: emptyPart,
    studyYear: 2027,
    studyLevel: 'Undergraduate',
    applyHref: '/apply',
    now: new Date(at),
    clearingDates: { confirmBy: '', intoClearingAfter: '' },
    ugMode: 'default',
    lastGood: null,
  });
  return renderPage(<StatusTile tile={tile} />, '/dashboard');
};

it('[EXT-9] a tile shows the next deadline, while there is one', async () => {
  expect(await show('2026-11-22T10:00:00Z')).toContain(
    'Apply by Wednesday 13 January, 6pm, 52 days left',
  );
  expect(await show('2027-11-22T10:00:00Z')).not.toMatch(/days left|Apply by/);
});
