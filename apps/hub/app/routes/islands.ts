import type { ComponentProps } from 'react';
import type { IslandScripts } from '#app/platform/islands/registered.ts';

export const islands = {
  head: {
    load: async () => (await import('#app/platform/layout/frame/Frame.tsx')).Head,
    wakes: 'used',
  },
  session: {
    load: async () => (await import('#app/platform/layout/session/SessionWatch.tsx')).SessionWatch,
    wakes: 'used',
  },
  notices: {
    load: async () => (await import('#app/platform/flash/Notices.tsx')).Notices,
    wakes: 'used',
  },
  offer: {
    load: async () => (await import('#app/features/support/SupportDialog.tsx')).SupportDialog,
    wakes: 'load',
  },
  modal: {
    load: async () => (await import('#app/features/hub-sections/promotions/Modal.tsx')).Modal,
    wakes: 'load',
  },
  queueOver: {
    load: async () => (await import('#app/features/queue/QueueOver.tsx')).QueueOver,
    wakes: 'used',
  },
  signedOut: {
    load: async () => (await import('#app/platform/layout/session/SignedOut.tsx')).SignedOut,
    wakes: 'load',
  },
  dataDeleted: {
    load: async () => (await import('#app/features/your-data/DataDeleted.tsx')).DataDeleted,
    wakes: 'load',
  },

  // Islands of the dashboard.
  welcomeLine: {
    load: async () => (await import('#app/features/dashboard/stage/Welcome.tsx')).Welcome,
    wakes: 'never',
  },
  sinceLine: {
    load: async () => (await import('#app/features/status-history/SinceLine.tsx')).SinceLine,
    wakes: 'used',
  },
  progress: {
    load: async () => (await import('#app/features/dashboard/stage/Progress.tsx')).Progress,
    wakes: 'never',
  },
  alerts: {
    load: async () => (await import('#app/features/notifications/Alerts.tsx')).Alerts,
    wakes: 'used',
  },
  unsavedTexts: {
    load: async () => (await import('#app/features/drafts/device/UnsavedTexts.tsx')).UnsavedTexts,
    wakes: 'left',
  },
  apply: {
    load: async () => (await import('#app/features/application-status/tile/view.tsx')).ApplyWidget,
    wakes: 'used',
  },
  feed: {
    load: async () => (await import('#app/features/hub-sections/feed/Feed.tsx')).Feed,
    wakes: 'sight',
  },
  favourites: {
    load: async () => (await import('#app/features/favourites-panel/view.tsx')).FavouritesWidget,
    wakes: 'sight',
  },
  happening: {
    load: async () =>
      (await import('#app/features/hub-sections/happening/WhatsHappening.tsx')).WhatsHappening,
    wakes: 'sight',
  },
  promotions: {
    load: async () =>
      (await import('#app/features/hub-sections/promotions/Promotions.tsx')).Promotions,
    wakes: 'never',
  },
  adverts: {
    load: async () => (await import('#app/features/adverts/Adverts.tsx')).Adverts,
    wakes: 'used',
  },
  focusTop: {
    load: async () => (await import('#app/features/widget-kit/FocusTop.tsx')).FocusTop,
    wakes: 'load',
  },
  widget: {
    load: async (first) => {
      const [{ loadWidgetView }, { WidgetContent }, props] = await Promise.all([
        import('#app/features/dashboard/grid/load-widget-view.ts'),
        import('#app/features/dashboard/grid/WidgetContent.tsx'),
        first?.(),
      ]);
      if (props) await loadWidgetView(props as ComponentProps<typeof WidgetContent>);
      return WidgetContent;
    },
    wakes: 'load',
  },
  lateNote: {
    load: async () => (await import('#app/features/widget-kit/LateNote.tsx')).LateNote,
    wakes: 'load',
  },

  // Islands of other dashboard screens.
  whyAdverts: {
    load: async () => (await import('#app/features/adverts/WhyAdverts.tsx')).WhyAdverts,
    wakes: 'used',
  },
  applications: {
    load: async () =>
      (await import('#app/features/application-status/applications/ApplicationsPage.tsx'))
        .ApplicationsPage,
    wakes: 'load',
  },
  confirmation: {
    load: async () =>
      (await import('#app/features/application-status/confirm/ConfirmationPage.tsx'))
        .ConfirmationPage,
    wakes: 'used',
  },
  ownScreen: {
    load: async () => (await import('#app/features/dashboard/arrange/OwnScreen.tsx')).OwnScreen,
    wakes: 'load',
  },
  screenChoice: {
    load: async () =>
      (await import('#app/features/dashboard/arrange/ScreenChoice.tsx')).ScreenChoice,
    wakes: 'never',
  },
  shownTools: {
    load: async () => (await import('#app/features/dashboard/grid/ShownTools.tsx')).ShownTools,
    wakes: 'load',
  },
  toolPicker: {
    load: async () => (await import('#app/features/dashboard/arrange/ToolPicker.tsx')).ToolPicker,
    wakes: 'load',
  },
  resetTools: {
    load: async () => (await import('#app/features/dashboard/arrange/ResetTools.tsx')).ResetTools,
    wakes: 'used',
  },
  notifications: {
    load: async () =>
      (await import('#app/features/notifications/NotificationsPage.tsx')).NotificationsPage,
    wakes: 'load',
  },
  calendar: {
    load: async () => (await import('#app/features/calendar/page/CalendarPage.tsx')).CalendarPage,
    wakes: 'load',
  },
  'calendar-place': {
    load: async () =>
      (await import('#app/features/calendar/page/CalendarPlaceView.tsx')).CalendarPlacePage,
    wakes: 'load',
  },
  event: {
    load: async () => (await import('#app/features/calendar/event/EventPage.tsx')).EventPage,
    wakes: 'used',
  },
  live: {
    load: async () => (await import('#app/features/live/LivePage.tsx')).LivePage,
    wakes: 'load',
  },
  peopleLike: {
    load: async () =>
      (await import('#app/features/people-like-you/PeopleLikePage.tsx')).PeopleLikePage,
    wakes: 'load',
  },
  preferences: {
    load: async () =>
      (await import('#app/features/preferences/panels/PreferencesPage.tsx')).PreferencesPage,
    wakes: 'load',
  },
  queue: {
    load: async () => (await import('#app/features/queue/QueueScreen.tsx')).QueueScreen,
    wakes: 'load',
  },
  support: {
    load: async () => (await import('#app/features/support/SupportPage.tsx')).SupportPage,
    wakes: 'load',
  },
  todo: {
    load: async () => (await import('#app/features/todo/TodoPanel.tsx')).TodoPanel,
    wakes: 'load',
  },
  welcome: {
    load: async () =>
      (await import('#app/features/preferences/first-visit/FirstVisitStep.tsx')).FirstVisitStep,
    wakes: 'load',
  },

  // Islands of search pages.
  course: {
    load: async () => (await import('#app/features/explore/course/CoursePage.tsx')).CoursePage,
    wakes: 'load',
  },
  results: {
    load: async () => (await import('#app/features/explore/results/Results.tsx')).Results,
    wakes: 'load',
  },
  compare: {
    load: async () =>
      (await import('#app/features/favourites-manager/compare/ComparePage.tsx')).ComparePage,
    wakes: 'load',
  },
  manage: {
    load: async () =>
      (await import('#app/features/favourites-manager/page/ManagePage.tsx')).ManagePage,
    wakes: 'load',
  },
  forYou: {
    load: async () => (await import('#app/features/explore/for-you/ForYouPage.tsx')).ForYouPage,
    wakes: 'load',
  },
  locations: {
    load: async () =>
      (await import('#app/features/explore/locations/LocationsPage.tsx')).LocationsPage,
    wakes: 'load',
  },
  search: {
    load: async () => (await import('#app/features/explore/search/SearchPage.tsx')).SearchPage,
    wakes: 'load',
  },
  subjects: {
    load: async () =>
      (await import('#app/features/explore/subjects/SubjectsPage.tsx')).SubjectsPage,
    wakes: 'load',
  },
  uni: {
    load: async () => (await import('#app/features/explore/uni/UniPage.tsx')).UniPage,
    wakes: 'load',
  },
  unis: {
    load: async () => (await import('#app/features/explore/unis/UnisPage.tsx')).UnisPage,
    wakes: 'load',
  },
} as const satisfies IslandScripts;

declare module '#app/platform/islands/registered.ts' {
  interface Registered {
    readonly islands: typeof islands;
  }
}
