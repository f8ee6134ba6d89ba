import { londonDate } from '@applicant-hub/domain';
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { tile } from '../support/hub.ts';
import type { Page } from '../support/page.ts';

const textOf = (page: Page, selector: string) => page.part(selector).textContent;

/** The first day in a text, for example '31 March'; empty if the text has no day. */
const dayIn = (text = '') => /\d{1,2} [A-Z][a-z]+/.exec(text)?.[0] ?? '';

/** The days of the key dates in a calendar file that are not over, for example '31 March'. */
function daysOf(file: string): readonly string[] {
  const today = londonDate(new Date()).replaceAll('-', '');
  return file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .filter((entry) => /^UID:(?:date|deadline)-/m.test(entry))
    .flatMap((entry) => /^DTSTART[^:]*:(\d{8})/m.exec(entry)?.[1] ?? [])
    .filter((day) => day >= today)
    .map((day) => {
      const date = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`);
      return date.toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });
    });
}

test('[EXT-7][EXT-9][EXT-33][EXT-39] every page names the same next date of an applicant who waits, and the calendar file has it', async () => {
  const { visitor, open } = await applicant('waiting');
  const hub = await open('/dashboard');
  const line = within(tile(hub, 'ug')).getByText(
    /^(?:Universities aim to send their|Most|The last) decisions |^A level results day/,
  ).textContent;
  // Between results day and the next cycle, the line is about the past, and no page has a date.
  const day = line.includes('were due') ? '' : dayIn(line);
  expect(tile(hub, 'ug').querySelector('ol[aria-label]')?.textContent).toContain(day);
  expect(dayIn(textOf(hub, '[data-widget="Timeline"]'))).toBe(day);

  const calendar = await open('/dashboard/calendar');
  const [, above] = textOf(calendar, '[aria-labelledby="own-deadlines"]').split('Change');
  expect(dayIn(above)).toBe(day);
  const [yours] = calendar
    .parts('li[data-date]')
    .filter((row) => row.closest('[data-past]') === null && row.textContent.includes('Yours'));
  expect(dayIn(yours?.querySelector('p + p')?.textContent)).toBe(day);
  // At most one date occurs twice: the next date, which is also above the list.
  const rows = calendar.parts('[data-date]').map(({ dataset }) => dataset['date']);
  expect(rows.length - new Set(rows).size).toBeLessThanOrEqual(1);

  const adviser = await open('/dashboard/adviser');
  expect(dayIn(adviser.parts('[data-part="dates"] li')[0]?.textContent)).toBe(day);
  expect(textOf(adviser, '[data-part="status"]')).toContain(line);

  const made = await calendar.press(
    calendar.getByRole('button', { name: 'Create a private link' }),
  );
  const link = made.getByRole<HTMLInputElement>('textbox', { name: 'Your private link' }).value;
  const file = await visitor.request(link);
  // The file of the private link has more dates, because the statuses may have changed since the
  // last visit.
  expect(['', ...daysOf(await file.text())]).toContain(day);
});
