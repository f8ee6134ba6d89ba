import { expect, it } from 'vitest';
import { decided, decisionOf, show, textOf } from '../testing/shown-tile.tsx';

it('[APP-77][APP-82][EXT-29] a tile has a line for each choice', async () => {
  const html = await show('2026-04-24T11:00:00Z', 'waitingForDecisions', decided, 2026);
  expect(html).toMatch(/Your choices.*University of York.*Archaeology.*Conditional offer/s);
  expect(html).toMatch(/Durham.*Unsuccessful/s);
  expect(html).not.toMatch(/Reply (by|to)/);
});

it('[APP-82][AMB-119] a choice without the name of its university shows all other known facts', async () => {
  const originalApplications = [decisionOf('C', null), decisionOf('R', 'Durham')];
  const part = { originalApplications };
  const html = await show('2026-04-24T11:00:00Z', 'waitingForDecisions', part, 2026);
  expect(html).toMatch(/University not given.*Archaeology.*Conditional offer.*Durham/s);
});

it('[APP-82][AMB-119] a place without the name of its university is shown with a placeholder', async () => {
  const part = { originalApplications: [decisionOf('UF', null)] };
  const html = await show('2027-08-22T10:00:00Z', 'placedFirm', part);
  expect(html).toMatch(/University not given.*Archaeology.*Placed/s);
  expect(html).not.toMatch(/data-place|null/);
});

it.each([
  [false, 'add', 'Add to favourites: Archaeology, University of York'],
  [true, 'remove', 'In favourites: Archaeology, University of York. Press to remove it'],
])(
  '[EXT-29] a choice in the catalogue links to its page and has a heart (favourite: %s)',
  async (isFavourite, intent, name) => {
    const ref = { courseId: 'a', courseOptionId: 'a-ft', academicYearId: '2026' };
    const html = await show('2026-04-24T11:00:00Z', 'waitingForDecisions', decided, 2026, {
      'Archaeology, University of York': { ref, isFavourite, picture: '/a.svg', drawing: '42' },
    });
    expect(html).toMatch(/<a[^>]*href="\/coursedisplay\/courses\/a\?[^>]*>Archaeology<\/a>/);
    expect(html).not.toMatch(/<a[^>]*>Durham/);
    expect(html).toMatch(/data-drawing="42"><img[^>]*src="\/a.svg"/);
    // A choice that is not in the catalogue has a drawing, so that all names are aligned.
    expect(html.match(/data-component="picture"/g)).toHaveLength(2);
    expect(html.match(/<img/g)).toHaveLength(1);
    const forms = html.match(/<form method="post" action="\/resources\/favourites".*?<\/form>/gs);
    expect(forms).toHaveLength(1);
    expect(forms?.[0]).toContain(`name="intent" value="${intent}"`);
    expect(forms?.[0]).toContain('name="id" value="a|a-ft|2026"');
    expect(forms?.[0]).toContain('name="redirectTo" value="/dashboard#tile-ug-choices"');
    expect(textOf(forms?.[0] ?? '')).toBe(name);
  },
);

const held = {
  originalApplications: [decisionOf('UF', 'University of York'), decisionOf('R', 'Durham')],
};
const york = {
  picture: 'https://pictures.example/york.svg',
  href: '/explore/uni-detail/1',
  rooms: 'https://york.example/rooms',
};

it('[EXT-34] a place shows the name and picture of its university, and the next steps there', async () => {
  const html = await show('2027-08-22T10:00:00Z', 'placedFirm', held, 2027, {}, null, {
    'University of York': york,
  });
  expect(textOf(html)).toMatch(
    /firm choice University of York Get ready for York Go to application About Univ/,
  );
  expect(html).toContain('src="https://pictures.example/york.svg"');
  expect(html).toMatch(/<a[^>]*href="\/explore\/uni-detail\/1"[^>]*>About University of York</);
  expect(html).toMatch(/<a[^>]*href="https:\/\/york.example\/rooms"[^>]*>Find a place to live/);
  expect(html).toMatch(/<h4[^>]*>What happens next at University of York</);
});

it.each([
  [
    'at a university that is not in the catalogue',
    undefined,
    /University of York Get ready for York Go to application Congr/,
  ],
  ['without a picture', { ...york, picture: null, rooms: null }, /About University of York Congr/],
])('[EXT-34] a place %s shows the name and no empty picture', async (_what, known, text) => {
  const places = known && { 'University of York': known };
  const html = await show('2027-08-22T10:00:00Z', 'placedFirm', held, 2027, {}, null, places);
  expect(textOf(html)).toMatch(text);
  expect(html).not.toContain('data-ratio="banner"');
});

it.each([
  ['an offer is held', 'awaitingConfirm', 'CF'],
  ['a changed offer requires a reply', 'unconditional', 'UCC'],
  ['Clearing has not confirmed the choice', 'clearingUnknown', 'CA'],
] as const)('[EXT-34] while %s no place is shown', async (_what, status, code) => {
  const part = { originalApplications: [decisionOf(code, 'University of York')] };
  const html = await show('2027-08-22T10:00:00Z', status, part, 2027, {}, null, {
    'University of York': york,
  });
  expect(html).toContain('University of York');
  expect(html).not.toMatch(/data-place|What happens next at/);
});

it('[APP-83] a tile shows the reasons for a delay once, above the choices', async () => {
  const reasonsOfDelay = {
    confirmationPendingReasons: ['A grade is missing', 'A form is missing'],
    actionRequiredByApplicantText: '',
  };
  const originalApplications = [{ ...decisionOf('CF', 'Durham'), reasonsOfDelay }];
  const html = await show('2026-08-14T11:00:00Z', 'awaitingConfirmReasons', {
    originalApplications,
  });
  expect(html).toMatch(/A grade is missing. A form is missing.*Your choices/s);
  expect(html.match(/A grade is missing/g)).toHaveLength(1);
});

it('[APP-83] a tile names a required action once, above its button, and no other action', async () => {
  const reasonsOfDelay = {
    confirmationPendingReasons: [],
    actionRequiredByApplicantText: 'Send your certificate',
  };
  const originalApplications = [{ ...decisionOf('CF', 'Durham'), reasonsOfDelay }];
  const html = await show('2026-08-14T11:00:00Z', 'awaitingConfirmReasons', {
    originalApplications,
  });
  expect(html).toMatch(/<p[^>]*data-component="text">Send your certificate.*Go to application/s);
  expect(html.match(/Send your certificate/g)).toHaveLength(1);
});

it('[APP-83] another delayed choice shows its reasons and the required action', async () => {
  const late = (confirmationPendingReasons: string[], actionRequiredByApplicantText: string) => ({
    reasonsOfDelay: { confirmationPendingReasons, actionRequiredByApplicantText },
  });
  const html = await show('2026-08-14T11:00:00Z', 'awaitingConfirmReasons', {
    originalApplications: [
      { ...decisionOf('CF', 'Durham'), ...late(['A grade is missing'], '') },
      { ...decisionOf('CI', 'University of York'), ...late([], 'Send your certificate') },
      { ...decisionOf('UI', 'University of Kent'), ...late(['A form is missing'], '') },
    ],
  });
  expect(html).toMatch(/Your choices.*Send your certificate.*A form is missing.*Nothing for now/s);
  expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
});
