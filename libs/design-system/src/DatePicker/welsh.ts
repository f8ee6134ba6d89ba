import type { DatePickerWords } from './DatePicker.tsx';

/** Welsh text of a `DatePicker`. */
export const welshDatePicker: DatePickerWords = {
  ...{ day: 'Diwrnod', month: 'Mis', year: 'Blwyddyn' },
  months: [
    ...['Ionawr', 'Chwefror', 'Mawrth', 'Ebrill', 'Mai', 'Mehefin', 'Gorffennaf'],
    ...['Awst', 'Medi', 'Hydref', 'Tachwedd', 'Rhagfyr'],
  ],
  weekdays: [
    ['Ll', 'Dydd Llun'],
    ['Ma', 'Dydd Mawrth'],
    ['Me', 'Dydd Mercher'],
    ['Ia', 'Dydd Iau'],
    ['Gw', 'Dydd Gwener'],
    ['Sa', 'Dydd Sadwrn'],
    ['Su', 'Dydd Sul'],
  ],
  open: 'Dewis o galendr',
  title: 'Dewis dyddiad',
  close: 'Cau',
  previousYear: 'Y flwyddyn flaenorol',
  previousMonth: 'Y mis blaenorol',
  nextMonth: 'Y mis nesaf',
  nextYear: 'Y flwyddyn nesaf',
  date: ({ weekday, day, month, year }) => `${weekday} ${day} ${month} ${year}`,
  monthOfYear: (month, year) => `${month} ${year}`,
};
