export { applicationsFromHistory } from './from-history.ts';
export * from './my-dates.ts';
export {
  actsByDeadline,
  dependsOnResults,
  isWaiting,
  mayAddChoice,
  type MyApplication,
  mySchemes,
  repliesByCommonDate,
} from './parts.ts';
