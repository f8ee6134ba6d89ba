import type { DatePickerWords } from './DatePicker.tsx';

/** English text of a `DatePicker`. */
export const englishDatePicker: DatePickerWords = {
  ...{ day: 'Day', month: 'Month', year: 'Year' },
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
    ...['August', 'September', 'October', 'November', 'December'],
  ],
  weekdays: [
    ['Mo', 'Monday'],
    ['Tu', 'Tuesday'],
    ['We', 'Wednesday'],
    ['Th', 'Thursday'],
    ['Fr', 'Friday'],
    ['Sa', 'Saturday'],
    ['Su', 'Sunday'],
  ],
  open: 'Choose from a calendar',
  title: 'Choose a date',
  close: 'Close',
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  date: ({ weekday, day, month, year }) => `${weekday} ${day} ${month} ${year}`,
  monthOfYear: (month, year) => `${month} ${year}`,
};
