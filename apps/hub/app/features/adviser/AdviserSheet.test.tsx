import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { AdviserSheet } from './AdviserSheet.tsx';
import type { PartContents } from './view-types.ts';

const sheetOf = (dates: PartContents['dates']) =>
  renderPage(<AdviserSheet parts={[{ part: 'dates', content: dates }]} />, '/dashboard/adviser');

it('[EXT-39] the adviser page names the time zone of its dates once', async () => {
  const when = 'Wednesday 13 January, 6pm';
  const dates = ['main', 'interview'].map((id) => ({ id, title: id, when, more: [] }));
  const html = await sheetOf({ dates, isIncomplete: false });
  expect(html.match(/UK time/g)).toHaveLength(1);
  expect(await sheetOf({ dates: [], isIncomplete: false })).not.toContain('UK time');
});
