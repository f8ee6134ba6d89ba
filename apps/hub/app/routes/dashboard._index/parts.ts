import { latePart } from '../../parts/late-part.tsx';

/** The parts of the dashboard that come with scripts of their own. */

export const FavouritesPart = latePart(
  async () => (await import('../../widgets/favourites/view.tsx')).FavouritesWidget,
  { isUrgent: ({ initial }) => initial.state === 'pending' },
);

export const FeedPart = latePart(async () => (await import('../../feed/Feed.tsx')).Feed);

export const HappeningPart = latePart(
  async () => (await import('../../happening/WhatsHappening.tsx')).WhatsHappening,
);

export const GridPart = latePart(
  async () => (await import('../../widgets/WidgetGrid.tsx')).WidgetGrid,
  {
    isUrgent: ({ grid, focus }) =>
      focus !== null || grid.widgets.some(({ state }) => state === 'pending'),
  },
);

export const PromotionsPart = latePart(
  async () => (await import('../../promotions/Promotions.tsx')).Promotions,
);

/** All that is on its page. */
export const FocusedPart = latePart(
  async () => (await import('../../widgets/FocusedWidget.tsx')).FocusedWidget,
  { isUrgent: () => true },
);
