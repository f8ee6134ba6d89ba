import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { choose, fill } from '../support/forms.ts';
import { lastChange } from '../support/notice.ts';
import type { Page } from '../support/page.ts';

test('an open day is added to a calendar with two clicks', async () => {
  const { visitor, open } = await applicant('waiting');
  const eventsOf = (page: Page) => within(page.part('[data-widget="Events"]'));
  const hub = await open('/dashboard');
  const page = await hub.press(eventsOf(hub).getByRole('button', { name: 'Latest' }));
  const [add] = eventsOf(page).getAllByRole('link', { name: /^Add to my calendar: / });
  const title = add!.getAttribute('aria-label')!.replace('Add to my calendar: ', '');
  const file = await visitor.request(add!.getAttribute('href')!);
  expect(file.headers.get('Content-Type')).toContain('text/calendar');
  const text = (await file.text()).replaceAll('\r\n ', '').replaceAll('\\,', ',');
  expect(text.split('\r\n')).toContain(`SUMMARY:${title}`);
});

const nextYear = String(new Date().getFullYear() + 1);

test.each([
  ['[EXT-35] a date', '/dashboard/calendar/own/new', /^What is it/, 'Add this date'],
  ['[EXT-36] a to-do', '/dashboard/todo/own/new', /^What do you have to do/, 'Add this to-do'],
])(
  '%s sent again through Back is saved only once, unless its title has changed',
  async (...row) => {
    const [, address, name, button] = row;
    const { open } = await applicant('waiting');
    const form = await open(address);
    const send = (title: string) => {
      fill(form.getByRole('textbox', { name }), title);
      return form.press(form.getByRole('button', { name: button }));
    };
    choose(form.getByRole('combobox', { name: 'Day' }), '5');
    choose(form.getByRole('combobox', { name: 'Month' }), 'February');
    choose(form.getByRole('combobox', { name: 'Year' }), nextYear);
    await send('Interview A');
    const once = await send('Interview A');
    expect(once.getAllByRole('link', { name: /^Change: Interview A/ })).toHaveLength(1);
    const both = await send('Interview B');
    expect(both.status).toBe(200);
    for (const title of ['Interview A', 'Interview B']) {
      expect(both.getAllByRole('link', { name: new RegExp(`^Change: ${title}`) })).toHaveLength(1);
    }
  },
);

test('[EXT-35] a title that is too long is not truncated, and the page shows the limit and the title', async () => {
  const { open } = await applicant('waiting');
  const form = await open('/dashboard/calendar/own/new');
  const title = `Interview ${'x'.repeat(100)} room 12`;
  const field = form.getByRole('textbox', { name: /^What is it/ });
  expect(field.hasAttribute('maxlength')).toBe(false);
  fill(field, title);
  const page = await form.press(form.getByRole('button', { name: 'Add this date' }));
  expect(page.status).toBe(400);
  expect(page.getByRole('alert').textContent).toContain('in at most 100 characters');
  expect(page.getByRole<HTMLInputElement>('textbox', { name: /^What is it/ }).value).toBe(title);
});

test("[EXT-35] a user's own date without a year gets the next possible year, and is on the dashboard if it is soon", async () => {
  const { open } = await applicant('waiting');
  const calendar = await open('/dashboard/calendar');
  const form = await calendar.follow(calendar.getByRole('link', { name: 'Add a date' }));
  const soon = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000);
  fill(form.getByRole('textbox', { name: 'What is it?' }), 'Interview at York');
  choose(form.getByRole('combobox', { name: 'Day' }), String(soon.getDate()));
  fill(form.getByRole('combobox', { name: 'Month' }), String(soon.getMonth() + 1));
  const added = await form.press(form.getByRole('button', { name: 'Add this date' }));
  expect(lastChange(added)).toContain('Added “Interview at York” to your dates. It');
  expect(lastChange(added)).toContain(String(soon.getFullYear()));

  const hub = await open('/dashboard');
  const line = hub.getByRole('link', { name: 'In 5 days: Interview at York' });
  expect(line.getAttribute('href')).toMatch(/^\/dashboard\/calendar\/own\//);
  expect(hub.part('[data-widget="Timeline"]').textContent).toContain('Interview at York');
  hub.getByRole('link', { name: 'For my adviser: print or share' });
});

test.each([
  ['waiting', true],
  ['under-16', false],
])('[EXT-26][AMB-112] adverts for persona %s are on by default: %s', async (persona, areOn) => {
  const { open } = await applicant(persona);
  const page = await open('/dashboard/adverts');
  page.getByText(areOn ? 'Adverts are on.' : 'Adverts are off.');
  page.getByRole('button', { name: areOn ? 'Turn adverts off' : 'Turn adverts on' });
});
