import type { EventsView, EventsWish } from './view-types.ts';

/** Whether events are those of a wish. */
export const isAnswer = (wish: EventsWish, view: EventsWish | null): boolean =>
  view?.choice === wish.choice && view.search === wish.search;

/**
 * What is wished for when the page has come again. An address with other words takes the place of the
 * words; the choice stays. What was asked for is asked for again even where the page has the same
 * events: what a page opens with has no hearts.
 *
 * @returns the wish itself when it is what it was
 */
export const afterPage = (wish: EventsWish, before: EventsWish, page: EventsWish): EventsWish =>
  page.search === before.search ? wish : { ...wish, search: page.search };

/** What is shown when the events of a wish cannot be had. */
export const failedView = (view: EventsView, { choice, search }: EventsWish): EventsView => ({
  ...view,
  choice,
  search,
  state: 'failed',
  isUnasked: false,
  home: null,
  events: [],
});
