import { whenLeft } from '../../drafts/when-left.ts';
import { whenUsed } from '../../parts/gates.ts';
import { latePart } from '../../parts/late-part.tsx';

// On the first screen.

export const AlertsPart = latePart(
  async () => (await import('../../notifications/Alerts.tsx')).Alerts,
  {
    opens: whenUsed,
  },
);

export const LivePart = latePart(
  async () => (await import('../../live/LiveBanner.tsx')).LiveBanner,
  { opens: whenUsed },
);

export const UnsavedPart = latePart(
  async () => (await import('../../drafts/UnsavedTexts.tsx')).UnsavedTexts,
  { opens: whenLeft },
);

export const WelcomePart = latePart(async () => (await import('./Welcome.tsx')).Welcome, {
  opens: whenUsed,
});

export const PhasePart = latePart(
  async () => (await import('../../phases/PhaseBanner.tsx')).PhaseBanner,
  {
    opens: whenUsed,
  },
);

export const ApplyPart = latePart(
  async () => (await import('../../widgets/apply/view.tsx')).ApplyWidget,
  {
    opens: whenUsed,
    isUrgent: ({ initial: { state, tiles }, isFocused }) =>
      isFocused || state === 'pending' || tiles.some(({ celebrates }) => celebrates),
  },
);

export const ProgressPart = latePart(async () => (await import('./Progress.tsx')).Progress, {
  opens: whenUsed,
});

// Below it.

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

export const GuidesPart = latePart(
  async () => (await import('../../guides/UsefulGuides.tsx')).UsefulGuides,
);

// At the foot of the screen.

export const AdvertsPart = latePart(
  async () => (await import('../../adverts/Adverts.tsx')).Adverts,
  {
    opens: whenUsed,
  },
);

// One that is shown alone.

export const FocusedPart = latePart(
  async () => (await import('../../widgets/FocusedWidget.tsx')).FocusedWidget,
  { isUrgent: () => true },
);
