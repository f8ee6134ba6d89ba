import { heldTicket, ownDate, ownTodo, statusHistory } from '@applicant-hub/api-clients/fixtures';
import { expect, it } from 'vitest';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';
import { heldDataNotes } from './elsewhere.server.ts';
import { answerInWords, inWords } from './field-words.server.ts';
import type { HeldData } from './held-data.server.ts';
import { htmlFile } from './html-file.server.tsx';
import { jsonFile } from './json-file.server.ts';
import type { FavouriteNames } from './names.server.ts';

const made = new Date('2026-11-21T23:30:00Z');

const psychology = {
  courseId: 'l14-psychology',
  courseOptionId: 'l14-psychology-ft',
  academicYearId: '2027',
};

const held: HeldData = {
  isComplete: true,
  account: {
    uid: 'waiting',
    name: 'Aisha',
    lastName: 'Rahman',
    avatar: null,
    email: 'aisha@example.com',
    postcode: '',
    profileComplete: 4,
  },
  settings: [
    {
      collection: 'dashboardUserData',
      name: 'Personalisation',
      value: {
        studyYear: '2027',
        gender: 'PreferNot',
        gapYear: 'yes',
        onBoardingConfirmed: true,
        subjects: ['Law', 'Art & <design>'],
        peopleLike: { selectedQualificationType: 'AL', selectedSubjects: [] },
      },
      lastUpdated: '20/11/2026 09:15:00',
    },
    {
      collection: 'dashboardData',
      name: 'Notes',
      value: '<script>alert(1)</script>',
      lastUpdated: '20/11/2026 09:15:00',
    },
  ],
  versions: [
    {
      name: 'StatementNew',
      version: 3,
      value: { whyStudy: 'Because I <once> read a book' },
      savedAt: '2026-07-01T22:30:00.000Z',
    },
  ],
  favourites: {
    courses: [psychology],
    unis: [{ id: '10007768' }],
    locations: [],
    filters: [],
    events: [{ id: '10007796123' }],
    subjects: [],
    pages: [],
  },
  shortlist: { 1: psychology, 2: null, 3: null, 4: null, 5: null },
  calendarLink: { token: 'a-token', createdAt: '2026-11-20T09:15:00.000Z' },
  shares: [
    {
      id: 'a-share',
      token: 'a-shared-token',
      parts: ['status', 'statement'],
      courses: [],
      createdAt: '2026-11-20T09:15:00.000Z',
      endsAt: '2026-12-20T09:15:00.000Z',
    },
  ],
  ownDates: [
    ownDate(),
    ownDate({
      id: 'a-day',
      title: 'Audition',
      date: '2027-01-09',
      time: null,
      until: null,
      place: null,
      choice: null,
    }),
    ownTodo(),
    ownTodo({ id: 'a-letter', title: 'Ask for a letter', date: null, done: true }),
  ],
  statusHistory: statusHistory({ seenUntil: 'a-first-look' }),
  tickets: [heldTicket(), heldTicket({ id: 'an-old-one', state: 'lapsed', place: null })],
};

const names: FavouriteNames = {
  courses: new Map([['l14-psychology', 'Psychology, University of Leicester']]),
  unis: new Map(),
  locations: new Map(),
  filters: new Map(),
  events: new Map([['10007796123', 'Open day at Leicester']]),
  subjects: new Map(),
  pages: new Map(),
};

const notes = heldDataNotes(fakeClients(), true);
const props = {
  ...{ names, made, notes, publicUrl: 'https://hub.example' },
  policy: '/ucas/privacy-policy',
};

const page = () => htmlFile(held, props);

it('the JSON file contains all data unchanged, and lists the data that other systems hold', () => {
  const file = JSON.parse(jsonFile(held, { made, notes })) as Record<string, unknown>;
  expect(file).toMatchObject({ made: '2026-11-21T23:30:00.000Z', ...held });
  expect(file['elsewhere']).toContainEqual({
    what: expect.stringContaining('Your applications') as string,
    ask: expect.any(String) as string,
  });
});

it('the page contains all data as text', () => {
  const html = page();
  for (const words of [
    'Made for Aisha Rahman on 21 November 2026.',
    '<th scope="row">Email address</th><td>aisha@example.com</td>',
    'https://hub.example/calendar/a-token.ics',
    'https://hub.example/shared/a-shared-token</th><td>applications and personal statement</td><td>20 November 2026</td><td>20 December 2026</td>',
    '9 January 2027</th><td>Audition</td><td>Empty</td><td>Empty</td>',
    'Book the train to York</th><td>3 February 2027</td><td>Still to do</td>',
    'Ask for a letter</th><td>Empty</td><td>Done</td>',
    '10 February 2027, 10:30–12:00</th><td>Interview</td><td>Heslington Hall, York</td><td>History, University of York</td>',
    '<td>History, University of York (2027)</td><td>Empty</td><td>REF</td><td>Yes</td>',
    '<td>History, University of York (2027)</td><td>REF</td><td>C</td><td>No</td>',
    '<th scope="row">https://apply.example/clearing</th><td>You&#x27;re waiting</td><td>42</td>',
    '<td>Your turn has passed</td><td>Empty</td>',
    '<th scope="row">Postcode</th><td>Empty</td>',
    '<th scope="row">A gap year</th><td>Yes</td>',
    '<li>Law</li>',
    'Last saved 01/07/2026, 23:30:00',
    '<th scope="row">Why study</th><td>Because I &lt;once&gt; read a book</td>',
    '<dt>Selected qualification type</dt><dd>AL</dd>',
    '<th scope="row">Psychology, University of Leicester</th><td>l14-psychology</td>',
    '<th scope="row">Name not known</th><td>10007768</td>',
    'href="https://hub.example/ucas/privacy-policy"',
  ]) {
    expect(html).toContain(words);
  }
});

it('[EXT-20][AMB-119] a file with missing items states that items are missing', () => {
  const words = 'is missing from this file';
  expect(page()).not.toContain(words);
  expect(htmlFile({ ...held, isComplete: false }, props)).toContain(words);
});

it('the files do not mention APIs that the hub does not have', () => {
  const none = { ...held, ownDates: undefined, statusHistory: undefined, tickets: undefined };
  const notes = heldDataNotes(fakeClients({ support: null }), true);
  const html = htmlFile(none, { ...props, notes });
  expect(page()).toMatch(/apprenticeship support is there.*The Department for Education/s);
  for (const words of ['queue', 'status-history', 'own-dates', 'own-todos']) {
    expect(page()).toContain(`id="${words}"`);
    expect(html).not.toContain(`id="${words}"`);
  }
  expect(html).not.toContain('apprenticeship support is there');
  expect(html).not.toContain('The Department for Education');
  expect(html).toContain('Finding addresses, schools and phone numbers');
  const noLookups = heldDataNotes(fakeClients({ address: null, schools: null, phone: null }), true);
  expect(htmlFile(none, { ...props, notes: noLookups })).not.toContain('Finding');
  const json = JSON.parse(jsonFile(none, { made, notes })) as object;
  expect(json).not.toHaveProperty('tickets');
  expect(json).not.toHaveProperty('statusHistory');
  expect(json).toHaveProperty('shares');
});

it('the page loads no other file, and user input is escaped', () => {
  const html = page();
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html).not.toMatch(/<script|<link|<img|src=|@import|url\(/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('Art &amp; &lt;design&gt;');
});

it.each([
  ['studyLevel', 'Study level'],
  ['dfeConfirmed', "Your answer to the government's apprenticeship support"],
  ['StatementNew', 'Statement new'],
  ['some_URL-part', 'Some URL part'],
  ['toString', 'To string'],
])('%s is labelled %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});

it('an answer is shown with the label from its question, and an answer without a label is unchanged', () => {
  expect(answerInWords('talentPoolTravelDistance', '0_10_miles')).not.toContain('_');
  expect(answerInWords('careerAssessmentId', 'abc')).toBe('abc');
  expect(answerInWords('subjects', ['Law'])).toEqual(['Law']);
  expect(answerInWords('dfeConfirmed', 'dismissed')).toBe('Not now, nothing was sent');
  expect(answerInWords('dfeConfirmed', 'else')).toBe('else');
  expect(answerInWords('dfeConfirmed', false)).toBe(false);
});
