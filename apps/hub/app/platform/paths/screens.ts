/** The hub's own paths that every page needs when it starts. All other paths are in `links.ts`. */
export const screens = {
  hub: '/dashboard',
  preferences: '/dashboard/preferences',
  arrange: '/dashboard/arrange',
  welcome: '/dashboard/welcome',
  live: '/dashboard/live',
  todo: '/dashboard/todo',
  queue: '/dashboard/queue',
  favourites: '/explore/favourites',
  forYou: '/explore/for-you',
  locations: '/explore/locations',
  search: '/explore/search',
  subjects: '/explore/subjects',
  unis: '/explore/unis',
  dataDeleted: '/account/data-deleted',
} as const;
