/**
 * The names of days, from Sunday, and of months, in a sentence. `Intl` is not used, because Chrome
 * has no names in Welsh, so the server and the browser would show different text. `package.json`
 * maps `#names` to the module of the language of the build.
 */
export const weekdays = [
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
] as const;
export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
] as const;

export const middles = { midday: 'midday', midnight: 'midnight' } as const;
