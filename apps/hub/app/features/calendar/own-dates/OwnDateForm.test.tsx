import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import type { OwnDateFormView } from './form-view.ts';
import { OwnDateForm } from './OwnDateForm.tsx';

const view: OwnDateFormView = {
  isNew: false,
  newId: '',
  version: 3,
  typed: {
    title: 'Interview',
    day: '10',
    month: '2',
    year: '2027',
    time: '10:30am',
    until: '',
    place: 'York',
    choice: '["University of York","History"]',
  },
  errors: {},
  message: null,
  choices: [{ value: '["University of York","History"]', label: 'History, University of York' }],
  areChoicesKnown: true,
  years: ['2026', '2027', '2028'],
};

const html = (fields: Partial<OwnDateFormView> = {}) =>
  renderPage(<OwnDateForm {...view} {...fields} />, '/dashboard/calendar/own/one');

it('[EXT-35] the form of a date has the saved values and their version', async () => {
  const page = await html();
  for (const part of [
    'name="version" value="3"',
    'name="title" type="text"',
    'value="Interview"',
    '<option value="10" selected="">10</option>',
    '<option value="2" selected="">February</option>',
    '<option value="2027" selected="">2027</option>',
    'value="10:30am"',
    'selected="">History, University of York</option>',
    'Save this date</button>',
    'Delete this date</button>',
    'UK time, for example: 10:30am',
    'UK time, for example: 12:30pm',
  ]) {
    expect(page).toContain(part);
  }
});

it('[EXT-35] the form of a new date says where the date will appear, and has no delete button', async () => {
  const page = await html({ isNew: true, newId: 'a-key' });
  expect(page).toContain('name="key" value="a-key"');
  expect(page).toContain('Add this date</button>');
  expect(page).not.toContain('Delete this date');
  expect(page).toContain('in your private link.');
  expect(await html()).not.toContain('in your private link.');
});

it('[EXT-35] errors are shown above the form and next to each field', async () => {
  const page = await html({ errors: { date: 'Choose a day', time: 'Write a time' } });
  expect(page).toMatch(/href="#on-day"[^>]*>Choose a day</);
  expect(page).toMatch(/href="#time"[^>]*>Write a time</);
  expect(page.match(/Choose a day/g)).toHaveLength(2);
  expect(page.match(/Write a time/g)).toHaveLength(2);
});

it('[EXT-35] unavailable choices are not shown as an empty list', async () => {
  const unknown = 'Your choices can&#x27;t be shown just now.';
  expect(await html({ choices: [], areChoicesKnown: false })).toContain(unknown);
  // The date's saved choice is listed, but other choices may be missing.
  expect(await html({ areChoicesKnown: false })).toContain(unknown);
  expect(await html()).not.toContain(unknown);
});

it("[EXT-35] after a conflict, the version of the other device is shown above the applicant's input", async () => {
  const message = { kind: 'conflict', intent: 'save', current: ['Interview', 'Leeds'] } as const;
  const page = await html({ message: { ...message, current: [...message.current] } });
  expect(page).toContain('Leeds');
  expect(page).toContain('Keep the other one');
  expect(page).toContain('value="York"');
  expect(await html({ message: { ...message, current: null } })).toContain(
    'This was deleted after you opened this page',
  );
});
