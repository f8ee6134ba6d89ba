import { describe, expect, it } from 'vitest';
import type { EventsView, EventsChoice } from './view-types.ts';
import { eventChoices } from '@applicant-hub/domain';
import { afterPage, failedView } from './wish.ts';
import { announcement } from './words.ts';

const latest: EventsChoice = { choice: 'latest', search: '' };
const near: EventsChoice = { choice: 'near', search: '' };
const leeds: EventsChoice = { choice: 'latest', search: 'leeds' };

describe('the request for events after a reload of the page data', () => {
  it.each<[string, EventsChoice, EventsChoice, EventsChoice, EventsChoice]>([
    ['the typed search text is preserved', leeds, latest, latest, leeds],
    ['a choice that failed to save is preserved', near, latest, latest, near],
    [
      'the request is preserved even if the page now has the same choice, because only requested events have heart buttons',
      near,
      latest,
      near,
      near,
    ],
    [
      'another search text in the address replaces the typed text',
      { ...near, search: 'york' },
      leeds,
      latest,
      near,
    ],
    [
      'a search text that was removed from the address is not restored',
      { ...leeds, search: 'york' },
      leeds,
      latest,
      latest,
    ],
  ])('%s', (_what, wish, before, page, left) => {
    expect(afterPage(wish, before, page)).toEqual(left);
  });
});

describe('the announcement', () => {
  const view: EventsView = {
    ...near,
    choices: eventChoices,
    state: 'ready',
    isUnasked: false,
    home: { postcode: 'LE1 3HP', isKnown: true },
    events: [],
    inClearing: false,
  };
  const unknown = { postcode: 'LE1 3HP', isKnown: false };

  it.each<[EventsView, string]>([
    [view, 'No events'],
    [failedView(view, leeds), "We couldn't load these events just now."],
    [{ ...view, state: 'pending' }, 'These events are taking longer than usual to load.'],
    [{ ...view, home: unknown }, "We can't find LE1 3HP on the map right now"],
  ])('the announcement of %o contains %s', (shown, words) => {
    expect(announcement(shown)).toContain(words);
  });
});
