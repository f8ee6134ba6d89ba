import type { CarouselWords } from '../Carousel/Carousel.tsx';
import type { CharacterCountWords } from '../CharacterCount/CharacterCount.tsx';
import type { ComboboxWords } from '../Combobox/Combobox.tsx';
import type { DataGridWords } from '../DataGrid/DataGrid.tsx';
import type { DatePickerWords } from '../DatePicker/DatePicker.tsx';
import { englishFileUpload } from '../FileUpload/english.ts';
import type { FileUploadWords } from '../FileUpload/FileUpload.tsx';
import type { NumberFieldProps } from '../NumberField/NumberField.tsx';
import type { PasswordWords } from '../PasswordField/PasswordField.tsx';
import type { TagInputWords } from '../TagInput/TagInput.tsx';

/** Welsh text of a `Carousel`. */
export const welshCarousel: CarouselWords = {
  previous: 'Blaenorol',
  next: 'Nesaf',
  page: (page, pages) => `${page} o ${pages}`,
};

/** @param two the noun after the number two, which causes a soft mutation */
const countOf = (noun: string, two: string): CharacterCountWords => {
  const some = (count: number) => `${count.toLocaleString('en-GB')} ${count === 2 ? two : noun}`;
  return {
    limit: (limit) => `Gallwch chi nodi hyd at ${some(limit)}`,
    left: (count) => `Mae gennych chi ${some(count)} ar ôl`,
    over: (count) => `Mae gennych chi ${some(count)} yn ormod`,
  };
};

/** Welsh text for a `CharacterCount`. */
export const welshCharacterCount: CharacterCountWords = countOf('nod', 'nod');

/** Welsh text for a `CharacterCount` that counts words. */
export const welshWordCount: CharacterCountWords = countOf('gair', 'air');

/** Welsh text of a `Combobox`. */
export const welshCombobox: ComboboxWords = {
  list: 'Awgrymiadau',
  loading: "Wrthi'n llwytho awgrymiadau",
  none: 'Dim awgrymiadau',
  failed: 'Does dim modd llwytho awgrymiadau ar hyn o bryd',
  count: (count) => `${count} awgrym. Defnyddiwch y saethau i fyny ac i lawr i ddewis.`,
};

/** Welsh text for a `DataGrid`. */
export const welshDataGrid: DataGridWords = {
  ...{ filter: 'Chwilio yn y tabl', find: 'Chwilio', showAll: 'Dangos y cyfan' },
  ...{ columns: 'Colofnau', whichColumns: 'Pa golofnau?', showColumns: 'Dangos colofnau' },
  count: (from, to, total) => {
    if (total === 0) return 'Dim rhesi';
    // The number two causes a soft mutation.
    const rows = `${total} ${total === 2 ? 'res' : 'rhes'}`;
    return from === 1 && to === total ? rows : `${from} i ${to} o ${rows}`;
  },
  ...{ select: 'Dewis', selectAll: 'Dewis pob rhes ar y dudalen hon' },
  selected: (count) => (count === 1 ? "1 wedi'i dewis" : `${count} wedi'u dewis`),
  ...{ pages: 'Tudalennau', previous: 'Blaenorol', next: 'Nesaf' },
  page: (page) => `Tudalen ${page}`,
};

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

/** The Welsh text of a `FileUpload`. */
export const welshFileUpload: FileUploadWords = {
  list: 'Y ffeiliau a ddewiswyd',
  size: englishFileUpload.size,
  remove: (file) => `Tynnu ${file}`,
  count: (count) => {
    if (count === 0) return "Dim ffeiliau wedi'u dewis";
    return count === 1 ? "1 ffeil wedi'i dewis" : `${count} ffeil wedi'u dewis`;
  },
  tooLarge: 'Rhy fawr',
};

/** Welsh text of a `NumberField`, if its buttons need no noun such as "seat". */
export const welshNumber: NumberFieldProps['words'] = { less: 'Un yn llai', more: 'Un yn fwy' };

/** Welsh text of a `PasswordField`. */
export const welshPassword: PasswordWords = {
  ...{ show: 'Dangos', showPassword: 'Dangos y cyfrinair' },
  shown: "Mae'ch cyfrinair i'w weld",
  ...{ hide: 'Cuddio', hidePassword: "Cuddio'r cyfrinair" },
  hidden: "Mae'ch cyfrinair wedi'i guddio",
};

/** Welsh text of a `TagInput`. */
export const welshTagInput: TagInputWords = {
  list: 'Yr hyn rydych chi wedi ei nodi',
  remove: (tag) => `Tynnu ${tag}`,
  count: (count) => `${count || 'Dim un'} ar ôl`,
};
