import type { ComponentProps } from 'react';
import type { IslandScripts } from './registered.ts';

/** Every island of the hub, by its name. */
export const islands = {
  head: { load: async () => (await import('../shell/Frame.tsx')).Head, wakes: 'used' },
  session: {
    load: async () => (await import('../session-warning/SessionWatch.tsx')).SessionWatch,
    wakes: 'used',
  },
  notices: { load: async () => (await import('../notices/Notices.tsx')).Notices, wakes: 'used' },
  offer: {
    load: async () => (await import('../support/SupportDialog.tsx')).SupportDialog,
    wakes: 'load',
  },
  modal: { load: async () => (await import('../modals/Modal.tsx')).Modal, wakes: 'load' },
  queueOver: {
    load: async () => (await import('../queue/QueueOver.tsx')).QueueOver,
    wakes: 'used',
  },
  signedOut: {
    load: async () => (await import('../shell/SignedOut.tsx')).SignedOut,
    wakes: 'load',
  },
  dataDeleted: {
    load: async () => (await import('../routes/account.data-deleted/DataDeleted.tsx')).DataDeleted,
    wakes: 'load',
  },

  // The dashboard.
  welcomeLine: {
    load: async () => (await import('../routes/dashboard._index/Welcome.tsx')).Welcome,
    wakes: 'never',
  },
  sinceLine: {
    load: async () => (await import('../history/SinceLine.tsx')).SinceLine,
    wakes: 'used',
  },
  progress: {
    load: async () => (await import('../routes/dashboard._index/Progress.tsx')).Progress,
    wakes: 'never',
  },
  alerts: { load: async () => (await import('../notifications/Alerts.tsx')).Alerts, wakes: 'used' },
  unsavedTexts: {
    load: async () => (await import('../drafts/UnsavedTexts.tsx')).UnsavedTexts,
    wakes: 'left',
  },
  apply: {
    load: async () => (await import('../widgets/apply/view.tsx')).ApplyWidget,
    wakes: 'used',
  },
  feed: { load: async () => (await import('../feed/Feed.tsx')).Feed, wakes: 'sight' },
  favourites: {
    load: async () => (await import('../widgets/favourites/view.tsx')).FavouritesWidget,
    wakes: 'sight',
  },
  happening: {
    load: async () => (await import('../happening/WhatsHappening.tsx')).WhatsHappening,
    wakes: 'sight',
  },
  promotions: {
    load: async () => (await import('../promotions/Promotions.tsx')).Promotions,
    wakes: 'never',
  },
  adverts: { load: async () => (await import('../adverts/Adverts.tsx')).Adverts, wakes: 'used' },
  focusTop: { load: async () => (await import('../widgets/FocusTop.tsx')).FocusTop, wakes: 'load' },
  widget: {
    load: async (first) => {
      const [{ loadWidgetView }, { WidgetContent }, props] = await Promise.all([
        import('../widgets/load-widget-view.ts'),
        import('../widgets/WidgetContent.tsx'),
        first?.(),
      ]);
      if (props) await loadWidgetView(props as ComponentProps<typeof WidgetContent>);
      return WidgetContent;
    },
    wakes: 'load',
  },
  lateNote: { load: async () => (await import('../widgets/LateNote.tsx')).LateNote, wakes: 'load' },

  // Other screens of it.
  whyAdverts: {
    load: async () => (await import('../adverts/WhyAdverts.tsx')).WhyAdverts,
    wakes: 'used',
  },
  applications: {
    load: async () => (await import('../applications/ApplicationsPage.tsx')).ApplicationsPage,
    wakes: 'load',
  },
  confirmation: {
    load: async () =>
      (await import('../applications/confirm/ConfirmationPage.tsx')).ConfirmationPage,
    wakes: 'used',
  },
  ownScreen: {
    load: async () => (await import('../arrange/OwnScreen.tsx')).OwnScreen,
    wakes: 'load',
  },
  screenChoice: {
    load: async () => (await import('../arrange/ScreenChoice.tsx')).ScreenChoice,
    wakes: 'never',
  },
  shownTools: {
    load: async () => (await import('../arrange/ShownTools.tsx')).ShownTools,
    wakes: 'load',
  },
  toolPicker: {
    load: async () => (await import('../arrange/ToolPicker.tsx')).ToolPicker,
    wakes: 'load',
  },
  resetTools: {
    load: async () => (await import('../arrange/ResetTools.tsx')).ResetTools,
    wakes: 'used',
  },
  notifications: {
    load: async () => (await import('../notifications/NotificationsPage.tsx')).NotificationsPage,
    wakes: 'load',
  },
  calendar: {
    load: async () => (await import('../calendar/CalendarPage.tsx')).CalendarPage,
    wakes: 'load',
  },
  live: { load: async () => (await import('../live/LivePage.tsx')).LivePage, wakes: 'load' },
  peopleLike: {
    load: async () => (await import('../people-like/PeopleLikePage.tsx')).PeopleLikePage,
    wakes: 'load',
  },
  preferences: {
    load: async () =>
      (await import('../routes/dashboard.preferences/PreferencesPage.tsx')).PreferencesPage,
    wakes: 'load',
  },
  queue: {
    load: async () => (await import('../routes/dashboard.queue/QueueScreen.tsx')).QueueScreen,
    wakes: 'load',
  },
  support: {
    load: async () => (await import('../support/SupportPage.tsx')).SupportPage,
    wakes: 'load',
  },
  todo: { load: async () => (await import('../todo/TodoPanel.tsx')).TodoPanel, wakes: 'load' },
  welcome: {
    load: async () => (await import('../onboarding/FirstVisitStep.tsx')).FirstVisitStep,
    wakes: 'load',
  },

  // Where people find things.
  course: {
    load: async () =>
      (await import('../routes/coursedisplay.courses.$courseId/CoursePage.tsx')).CoursePage,
    wakes: 'load',
  },
  results: {
    load: async () => (await import('../routes/coursedisplay.results/Results.tsx')).Results,
    wakes: 'load',
  },
  compare: {
    load: async () =>
      (await import('../routes/explore.favourites.compare/ComparePage.tsx')).ComparePage,
    wakes: 'load',
  },
  manage: {
    load: async () => (await import('../routes/explore.favourites/ManagePage.tsx')).ManagePage,
    wakes: 'load',
  },
  forYou: {
    load: async () => (await import('../routes/explore.for-you/ForYouPage.tsx')).ForYouPage,
    wakes: 'load',
  },
  locations: {
    load: async () => (await import('../routes/explore.locations/LocationsPage.tsx')).LocationsPage,
    wakes: 'load',
  },
  search: {
    load: async () => (await import('../routes/explore.search/SearchPage.tsx')).SearchPage,
    wakes: 'load',
  },
  subjects: {
    load: async () => (await import('../routes/explore.subjects/SubjectsPage.tsx')).SubjectsPage,
    wakes: 'load',
  },
  uni: {
    load: async () =>
      (await import('../routes/explore.uni-detail.$providerId/UniPage.tsx')).UniPage,
    wakes: 'load',
  },
  unis: {
    load: async () => (await import('../routes/explore.unis/UnisPage.tsx')).UnisPage,
    wakes: 'load',
  },
} as const satisfies IslandScripts;

declare module './registered.ts' {
  interface Registered {
    readonly islands: typeof islands;
  }
}
