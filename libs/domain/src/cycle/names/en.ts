/**
 * The names of the days (from Sunday) and months, as written within a sentence. `Intl` is not used,
 * because Chrome has no Welsh names, so the server and the browser would show different text.
 * `package.json` maps `#names` to the module for the build's language.
 */
export const weekdays = [
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
] as const;
export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
] as const;

export const middles = { midday: 'midday', midnight: 'midnight' } as const;
