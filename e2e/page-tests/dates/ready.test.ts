import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { textOf } from '../support/text.ts';

describe('getting ready for a place', () => {
  test('an applicant with a place adds a step to the to-do list with one click', async () => {
    const { open } = await applicant('placed');
    const hub = await open('/dashboard');
    const page = await hub.follow(hub.getByRole('link', { name: 'Get ready for East Anglia' }));
    expect(textOf(page.getByRole('heading', { level: 1 }))).toBe(
      'Get ready for University of East Anglia',
    );
    expect(page.parts('[data-ready]').length).toBe(4);

    const list = await page.press(
      page.getByRole('button', { name: 'Add to my to-dos: Find a room' }),
    );
    expect(list.url.pathname).toBe('/dashboard/todo');
    expect(list.html).toContain('Find a room');

    const again = await open('/dashboard/ready');
    const room = within(again.part('[data-ready="room"]'));
    room.getByText('On your to-do list');
    expect(room.queryByRole('button')).toBeNull();
    const change = await again.follow(
      room.getByRole('link', { name: 'Set a day or change it: Find a room' }),
    );
    expect(change.getByLabelText(/^What do you have to do/)).toHaveProperty('value', 'Find a room');
  });

  test('an applicant without a place sees an explanation and no steps', async () => {
    const { open } = await applicant('waiting');
    const page = await open('/dashboard/ready');
    page.getByRole('heading', { name: 'This page is for when you have a place' });
    expect(page.parts('[data-ready]')).toEqual([]);
    const hub = within(page.part('main')).getByRole('link', { name: 'Go to your hub' });
    expect(hub.getAttribute('href')).toBe('/dashboard');
  });

  test('the steps remain while the to-do list is unavailable', async () => {
    const { control, open } = await applicant('placed');
    await control.fault({ api: 'own-dates', fault: { status: 503 } });
    const page = await open('/dashboard/ready');
    page.getByText("Your own to-dos can't be shown just now.");
    expect(page.parts('[data-ready]').length).toBe(4);
    expect(page.queryByRole('button', { name: /^Add to my to-dos/ })).toBeNull();
  });
});
