import { m } from '@applicant-hub/copy';
import {
  type CalendarDate,
  type CycleDate,
  type CyclePhase,
  type DeadlineKey,
  type PhaseMessage,
  type Scheme,
  cycleDateOf,
  findMilestones,
  formatLongDate,
} from '@applicant-hub/domain';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import { paths } from '#app/platform/paths/links.ts';

export interface PhaseView {
  phase: CyclePhase;
  text: string;
  /** Null if the hub does not have the page. */
  link: { href: string; label: string } | null;
}

export interface PhaseCycle {
  /** The page about an applicant's options; null if the hub does not have it. */
  optionsHref: string | null;
  dates: readonly CycleDate[];
  entryYear: number;
  scheme: Scheme;
}

/** The text of a message, or null when it contains an unpublished date. */
export function phaseWords(
  message: PhaseMessage,
  { optionsHref, dates, entryYear, scheme }: PhaseCycle,
): Omit<PhaseView, 'phase'> | null {
  const links = {
    dates: { href: paths.calendar, label: m.phases_see_dates() },
    courses: { href: paths.search, label: m.phases_find_courses() },
    options: optionsHref === null ? null : { href: optionsHref, label: m.phases_see_options() },
    applications: { href: paths.applications, label: m.phases_see_applications() },
    year: { href: paths.changeYear, label: m.phases_change_year() },
  };
  const say = (
    words: (values: { date: string }) => string,
    date: string | null,
    link: keyof typeof links,
  ) => (date === null ? null : { text: words({ date }), link: links[link] });
  const deadline = (key: DeadlineKey) => {
    const found = cycleDateOf(dates, entryYear, key);
    return found ? ukWhen(found) : null;
  };
  const milestones = findMilestones(dates, entryYear);
  const isUc = scheme === 'uc';

  const sentences: Readonly<Record<PhaseMessage, () => Omit<PhaseView, 'phase'> | null>> = {
    preparing: () =>
      say(
        ({ date }) => m.phases_preparing({ year: entryYear, date }),
        day((isUc ? milestones?.conservatoiresFrom : null) ?? milestones?.sendFrom),
        'applications',
      ),
    early: () =>
      isUc
        ? say(m.phases_early_uc, deadline('music'), 'dates')
        : say(m.phases_early, deadline('early'), 'dates'),
    main: () =>
      isUc
        ? say(m.phases_main_uc, deadline('main-conservatoires'), 'dates')
        : say(m.phases_main, deadline('main'), 'dates'),
    afterMain: () => ({
      text: isUc ? m.phases_after_main_uc() : m.phases_after_main(),
      link: links.courses,
    }),
    stillOpen: () => say(m.phases_still_open, deadline('choices'), 'courses'),
    extra: () => say(m.phases_extra, deadline('extra'), 'courses'),
    late: () => say(m.phases_late, day(milestones?.clearingOpens), 'dates'),
    clearingSoon: () => say(m.phases_clearing_soon, day(milestones?.clearingOpens), 'courses'),
    clearing: () => say(m.phases_clearing, deadline('clearing'), 'courses'),
    clearingOpen: () => ({ text: m.phases_clearing_open(), link: links.courses }),
    resultsSoon: () => say(m.phases_results_soon, day(milestones?.results), 'options'),
    embargo: () => say(m.phases_embargo, day(milestones?.results), 'options'),
    resultsMorning: () => ({ text: m.phases_results_morning(), link: links.options }),
    resultsDay: () => ({ text: m.phases_results_day(), link: links.options }),
    over: () => ({ text: m.phases_over({ year: entryYear }), link: links.year }),
  };
  return sentences[message]();
}

const day = (date: CalendarDate | null | undefined): string | null =>
  date ? formatLongDate(date) : null;
