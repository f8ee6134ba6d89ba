import { m } from '@applicant-hub/copy';
import { formatLongDate, type OwnItem } from '@applicant-hub/domain';

/**
 * The confirmation of a saved item. It states the full date if the form was sent without a year.
 */
export const withFoundYear =
  (said: (named: { title: string }) => string, { year }: { readonly year: string }) =>
  (item: OwnItem): string => {
    const { date } = item;
    if (year !== '' || date === null) return said(item);
    const day = { date: formatLongDate(date), year: date.slice(0, 4) };
    return `${said(item)} ${m.mine_found_year(day)}`;
  };
