const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/London',
});

/** A moment as the files of a person write it: '09/03/2027, 14:05:00'. */
export const momentWords = (at: string): string => format.format(new Date(at));
