import type { EventsView, EventsChoice } from './view-types.ts';

export const isAnswer = (wish: EventsChoice, view: EventsChoice | null): boolean =>
  view?.choice === wish.choice && view.search === wish.search;

/**
 * Returns the request to send after a reload of the page data. A new search text in the address
 * replaces the requested text; the choice is preserved. The request is sent again even if the page
 * has the same events, because the page's events have no heart buttons.
 *
 * @returns the same object if nothing changed
 */
export const afterPage = (
  wish: EventsChoice,
  before: EventsChoice,
  page: EventsChoice,
): EventsChoice => (page.search === before.search ? wish : { ...wish, search: page.search });

export const failedView = (view: EventsView, { choice, search }: EventsChoice): EventsView => ({
  ...view,
  choice,
  search,
  state: 'failed',
  isUnasked: false,
  home: null,
  events: [],
});
