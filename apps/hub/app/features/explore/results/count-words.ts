import { m } from '@applicant-hub/copy';
import { locale } from '@applicant-hub/domain';

const figures = new Intl.NumberFormat(locale);

/** A number with separators: '1,204'. */
export const figure = (value: number): string => figures.format(value);

/** 'No courses', '1 course', '1,204 courses' */
export const countWords = (total: number): string =>
  m.courses_count({ total, shown: figure(total) });
