import { m } from '@applicant-hub/copy';
import { type Clash, type ClockTime, findClashes, isolated } from '@applicant-hub/domain';
import type { ListedDate } from './page/months.server.ts';

/** One of the applicant's own dates or a saved event, with the fields needed to detect clashes. */
export interface PersonalDate extends ListedDate {
  readonly until: ClockTime | null;
  /** '10 High Street, York', or a town */
  readonly place: string | null;
}

/** Adds to each date a description of its clashes (EXT-35). */
export function withClashes(dates: readonly PersonalDate[]): ListedDate[] {
  const byId = new Map(dates.map((date) => [date.view.id, date]));
  const clashes = findClashes(dates.map((date) => ({ ...date, id: date.view.id })));
  return dates.map((date) => {
    const found = clashes.get(date.view.id) ?? [];
    return {
      ...date,
      view: { ...date.view, clashes: found.flatMap((clash) => clashWords(clash, byId)) },
    };
  });
}

function clashWords({ withId, kind }: Clash, dates: ReadonlyMap<string, PersonalDate>): string[] {
  const other = dates.get(withId);
  if (other === undefined) return [];
  const said = { title: other.view.title, when: other.view.when };
  return [
    kind === 'overlap'
      ? m.mine_clash_overlap(said)
      : m.mine_clash_towns({ ...said, place: isolated(other.place ?? '') }),
  ];
}
