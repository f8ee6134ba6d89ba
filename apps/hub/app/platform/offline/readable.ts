import { paths, widgetPath } from '#app/platform/paths/links.ts';

/** Response header with the owner of a page: a digest that only the hub can compute. */
export const OWNER_HEADER = 'Hub-Owner';

/** The pages of which a phone stores the latest copy, with their queries (EXT-21). */
export const readablePaths: ReadonlySet<string> = new Set([
  paths.hub,
  paths.calendar,
  paths.favourites,
  widgetPath('Notes'),
  widgetPath('Statement'),
  widgetPath('StatementNew'),
]);
