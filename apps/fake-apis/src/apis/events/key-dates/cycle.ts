import type { CalendarDate, DateStage } from '@applicant-hub/domain';

/** The stage that an applicant is at on each day of a cycle. */
const stages = {
  'courses-shown': 'apply',
  open: 'apply',
  'open-conservatoires': 'apply',
  send: 'apply',
  music: 'apply',
  early: 'apply',
  main: 'apply',
  'main-conservatoires': 'apply',
  choices: 'apply',
  final: 'apply',
  advisory: 'reply',
  replies: 'reply',
  'reply-spring': 'reply',
  'reply-june': 'reply',
  'reply-july': 'reply',
  'extra-opens': 'extra',
  extra: 'extra',
  'clearing-opens': 'clearing',
  clearing: 'clearing',
  'results-scotland': 'confirmation',
  results: 'confirmation',
} as const satisfies Record<string, DateStage>;

export type CycleKey = keyof typeof stages;

/** The dates to reply of undergraduates, which go by the day of their last decision. */
const replyKeys = ['reply-spring', 'reply-june', 'reply-july'] as const;
export type ReplyKey = (typeof replyKeys)[number];

export const isReply = (key: CycleKey): key is ReplyKey => replyKeys.some((one) => one === key);

/** What a day means in its cycle, as the API answers it. */
export interface CycleAnswer {
  readonly entryYear: number;
  readonly stage: DateStage;
  /** What it is for. */
  readonly key: string;
  /** False while it is expected rather than published. */
  readonly confirmed: boolean;
  /** The last day of the decisions that it is for; null where it does not depend on them. */
  readonly decisionsBy: CalendarDate | null;
}

/** Stage and name of a day; those of dates to reply have the same name. */
export const namedDay = (key: CycleKey): Pick<CycleAnswer, 'stage' | 'key'> => ({
  stage: stages[key],
  key: isReply(key) ? 'replies-undergraduate' : key,
});
