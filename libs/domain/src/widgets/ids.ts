export const widgetIds = [
  'Favourites',
  'Apply',
  'Timeline',
  'TeacherTrainingEnglandSearchAction',
  'GlobalCourseSearch',
  'PeopleLike',
  'CareerCompass',
  'SpringpodSpotlights',
  'VirtualWorkExperiences',
  'Tariff',
  'Information',
  'CVBuilder',
  'Notes',
  'Faq',
  'Decision',
  'Events',
  'Statement',
  'StatementNew',
  'HubLive',
] as const;
export type WidgetId = (typeof widgetIds)[number];

/** The widgets of the grid; Apply and Favourites are above it. */
export type GridWidgetId = Exclude<WidgetId, 'Apply' | 'Favourites'>;

export const gridWidgetIds: readonly GridWidgetId[] = widgetIds.filter(
  (id) => id !== 'Apply' && id !== 'Favourites',
);
