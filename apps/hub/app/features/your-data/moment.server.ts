import { locale } from '@applicant-hub/domain';
const format = new Intl.DateTimeFormat(locale, {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/London',
});

/** A time in the format of the downloaded files: '09/03/2027, 14:05:00'. */
export const momentWords = (at: string): string => format.format(new Date(at));
