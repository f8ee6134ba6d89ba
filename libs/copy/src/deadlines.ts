import * as words from '#messages/deadlines.ts';

/** The label that states what each kind of deadline is for (EXT-9), by the key of the deadline. */
export const deadlineLabels = {
  music: words.deadlines_label_music,
  early: words.deadlines_label_early,
  main: words.deadlines_label_main,
  'main-conservatoires': words.deadlines_label_main_conservatoires,
  choices: words.deadlines_label_choices,
  final: words.deadlines_label_final,
  replies: words.deadlines_label_replies,
  'replies-undergraduate': words.deadlines_label_replies_undergraduate,
  extra: words.deadlines_label_extra,
  clearing: words.deadlines_label_clearing,
} as const;

/** The action for each kind of deadline: 'Apply', followed by 'by Wednesday 13 January'. */
const deadlineActions = {
  music: words.deadlines_do_music,
  early: words.deadlines_do_early,
  main: words.deadlines_do_main,
  'main-conservatoires': words.deadlines_do_main_conservatoires,
  choices: words.deadlines_do_choices,
  final: words.deadlines_do_final,
  replies: words.deadlines_do_replies,
  'replies-undergraduate': words.deadlines_do_replies,
  extra: words.deadlines_do_extra,
  clearing: words.deadlines_do_clearing,
  'another-choice': words.deadlines_do_another_choice,
} as const satisfies Record<DeadlineKey | 'another-choice', (of: { year: number }) => string>;

export type DeadlineKey = keyof typeof deadlineLabels;
type DeadlineAction = keyof typeof deadlineActions;

const lines: Partial<Record<DeadlineAction, typeof words.deadlines_line>> = {
  choices: words.deadlines_line_choices,
  'another-choice': words.deadlines_line_choices,
  final: words.deadlines_line_final,
};

/**
 * An action with its deadline and the time left: 'Apply by Wednesday 13 January, 6pm, 52 days
 * left'.
 */
export const deadlineLine = (key: DeadlineAction, year: number, when: string): string =>
  (lines[key] ?? words.deadlines_line)({ what: deadlineActions[key]({ year }), when });

/** The time left until a date; `hours` is null before the day of the date. */
interface Left {
  readonly days: number;
  readonly hours: number | null;
}

/** '52 days left'; on the day itself 'today, 3 hours left'. */
export const leftWords = ({ days, hours }: Left): string =>
  hours === null ? words.deadlines_days_left({ days }) : words.deadlines_hours_left({ hours });

/** A date with the time left: 'Wednesday 13 January, 6pm, 52 days left'. */
export const whenWords = (date: string, { days, hours }: Left): string =>
  hours === null
    ? words.deadlines_when({ date, days })
    : words.deadlines_when_hours({ date, hours });

/** The date to reply by: 'Reply by Wednesday 6 May, 6pm (12 days)'. */
export const replyWords = (date: string, { days, hours }: Left): string =>
  hours === null
    ? words.deadlines_reply({ date, days })
    : words.deadlines_reply_hours({ date, hours });

/** Results day with the time left: 'A level results day: Thursday 13 August, 8am, in 156 days'. */
export const resultsWords = (date: string, days: number): string =>
  words.deadlines_results({ date, days });
