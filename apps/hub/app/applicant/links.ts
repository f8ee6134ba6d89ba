/**
 * The hub's own paths, written once. Paths of other systems are literal paths too; the redirect
 * table (`redirects.server.ts`) knows which system answers them.
 */
export const paths = {
  hub: '/dashboard',
  applications: '/dashboard/application',
  preferences: '/dashboard/preferences',
  changeYear: '/dashboard/preferences?section=hub-personalisation',
  welcome: '/dashboard/welcome',
  login: '/account/login',
  logout: '/account/logout',
  status: '/status',
  applicationStatus: '/resources/application-status',
  debugStatus: '/resources/debug-status',
  forYou: '/explore/for-you',
  favourites: '/explore/favourites',
  compareFavourites: '/explore/favourites/compare',
  favouritesForm: '/resources/favourites',
  favouritesPanel: '/resources/favourites-panel',
  whatToDo: '/explore/what-to-do',
  whereToGo: '/explore/where-to-go',
  search: '/explore/search',
  unis: '/explore/unis',
  locations: '/explore/locations',
  subjects: '/explore/subjects',
  results: '/coursedisplay/results',
  courseSearch: '/search/results',
  cvBuilder: '/cvbuilder/form',
  options: '/what-are-my-options',
  help: '/search/frequently-asked-questions',
  accessibility: '/ucas/accessibility',
  privacy: '/ucas/privacy-policy',
} as const;
