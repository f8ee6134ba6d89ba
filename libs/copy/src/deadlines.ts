import * as words from './paraglide/deadlines.ts';

/** What each kind of deadline is for, by the key that the deadline table gives it (EXT-9). */
export const deadlineLabels = {
  music: words.deadlines_label_music,
  early: words.deadlines_label_early,
  main: words.deadlines_label_main,
  'main-conservatoires': words.deadlines_label_main_conservatoires,
  choices: words.deadlines_label_choices,
  final: words.deadlines_label_final,
  replies: words.deadlines_label_replies,
  extra: words.deadlines_label_extra,
  clearing: words.deadlines_label_clearing,
} as const;

/** What to do by each kind of deadline: 'Apply', and 'by Wednesday 13 January' follows. */
export const deadlineActions = {
  music: words.deadlines_do_music,
  early: words.deadlines_do_early,
  main: words.deadlines_do_main,
  'main-conservatoires': words.deadlines_do_main_conservatoires,
  choices: words.deadlines_do_choices,
  final: words.deadlines_do_final,
  replies: words.deadlines_do_replies,
  extra: words.deadlines_do_extra,
  clearing: words.deadlines_do_clearing,
} as const satisfies Record<keyof typeof deadlineLabels, () => string>;

/** A kind of deadline. */
export type DeadlineKey = keyof typeof deadlineLabels;
