import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { check, choose, fill } from '../support/forms.ts';
import { lastChange } from '../support/notice.ts';
import { textOf } from '../support/text.ts';

/** An applicant in Clearing. */
async function inClearing() {
  const someone = await applicant('clearing');
  await someone.control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
  return someone;
}

const FOLLOWS = 4;

describe('the call sheet', () => {
  test('in Clearing the dashboard has the phone numbers directly below the status', async () => {
    const { open } = await inClearing();
    const hub = await open('/dashboard');
    const sheet = hub.part('[data-calls]');
    const numbers = within(sheet).getAllByRole('link', { name: /^Call 01632 960\d{3} \w/ });
    expect(numbers).toHaveLength(5);
    for (const number of numbers) {
      expect(number.getAttribute('href')).toMatch(/^tel:01632960\d{3}$/);
    }
    const others = '[data-widget], [data-promotion], [data-advert]';
    const above = hub
      .parts(others)
      .filter((part) => sheet.compareDocumentPosition(part) !== FOLLOWS);
    expect(above.map(({ dataset }) => dataset['widget'])).toEqual(['Apply']);
    expect(textOf(sheet)).toContain('Search Clearing courses');
  });

  test('outside Clearing the dashboard has no call sheet', async () => {
    for (const persona of ['waiting', 'clearing']) {
      const { open } = await applicant(persona);
      expect((await open('/dashboard')).parts('[data-calls]')).toEqual([]);
    }
  });

  test('the result of a call is on the sheet, on the to-do list and in the calendar, and can be undone', async () => {
    const { open } = await inClearing();
    const hub = await open('/dashboard');
    const form = await hub.follow(
      hub.getByRole('link', { name: 'Add a note: University of Salford' }),
    );
    expect(form.html).toContain('Your Personal ID: 1006079233');
    const refused = await form.press(form.getByRole('button', { name: 'Save' }));
    expect(refused.status).toBe(400);
    expect(textOf(refused.getByRole('alert'))).toContain('Choose what came of the call');

    check(refused.getByRole('radio', { name: 'They said yes' }));
    fill(refused.getByLabelText(/^Your note/), 'Dr Jones');
    choose(refused.getByLabelText('Day'), '25');
    choose(refused.getByLabelText('Month'), 'December');
    const saved = await refused.press(refused.getByRole('button', { name: 'Save' }));
    expect(saved.url.pathname).toBe('/dashboard/calls');
    expect(lastChange(saved)).toContain('Noted: Salford said yes, so reply: Dr Jones.');

    const [first] = (await open('/dashboard')).parts('[data-call]');
    expect(textOf(first!)).toMatch(/^University of Salford Said yes By .* 25 December.* Dr Jones/);
    expect((await open('/dashboard/todo')).html).toContain('Salford said yes, so reply');
    expect((await open('/dashboard/calendar')).html).toContain('Salford said yes, so reply');

    await saved.press(saved.getByRole('button', { name: /^Undo/ }));
    expect((await open('/dashboard/calls')).html).not.toContain('Said yes');
  });

  test('a university that is not on the sheet has no page', async () => {
    const { open } = await applicant('clearing');
    expect((await open('/dashboard/calls/unknown')).status).toBe(404);
  });
});
