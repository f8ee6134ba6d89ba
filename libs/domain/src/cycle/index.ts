export { addDays, daysBetween, type CalendarDate } from './calendar.ts';
export * from './cycle-place.ts';
export * from './cycle-year.ts';
export * from './format.ts';
export { currentYear, londonDate, londonInstant, londonParts, type LondonParts } from './london.ts';
export * from './month.ts';
export { oncePer } from './once-per.ts';
export { timeLeft, type TimeLeft } from './time-left.ts';
export { passesAt } from './passes-at.ts';
