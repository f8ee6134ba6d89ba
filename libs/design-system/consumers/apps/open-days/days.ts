export interface OpenDay {
  readonly date: string;
  readonly campus: string;
  readonly subject: string;
  readonly places: number;
}

export const days: readonly OpenDay[] = [
  { date: '2027-03-17', campus: 'North', subject: 'Music', places: 12 },
  { date: '2027-03-20', campus: 'Harbour', subject: 'Marine biology', places: 140 },
  { date: '2027-04-10', campus: 'North', subject: 'Nursing', places: 48 },
  { date: '2027-04-24', campus: 'Harbour', subject: 'Engineering', places: 3 },
  { date: '2027-05-08', campus: 'Mill Lane', subject: 'Fine art', places: 65 },
  { date: '2027-05-12', campus: 'North', subject: 'History', places: 30 },
  { date: '2027-05-22', campus: 'Mill Lane', subject: 'Theatre', places: 0 },
  { date: '2027-05-29', campus: 'Harbour', subject: 'Law', places: 90 },
];

export const isOpen = (date: string): boolean =>
  days.some((day) => day.date === date && day.places > 0);

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date, for example "17 March 2027". */
export const inWords = (date: string): string => format.format(new Date(date));
