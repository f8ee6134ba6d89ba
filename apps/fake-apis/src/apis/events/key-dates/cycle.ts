import type { CalendarDate, DateStage } from '@applicant-hub/domain';

/** The stage of an application to which each day of a cycle belongs. */
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

/** The undergraduate reply dates, which depend on the day of the last decision. */
const replyKeys = ['reply-spring', 'reply-june', 'reply-july'] as const;
export type ReplyKey = (typeof replyKeys)[number];

export const isReply = (key: CycleKey): key is ReplyKey => replyKeys.some((one) => one === key);

export interface CycleResponse {
  readonly entryYear: number;
  readonly stage: DateStage;
  /** Identifies the day within the cycle. */
  readonly key: string;
  /** False while the date is only expected and not published. */
  readonly confirmed: boolean;
  /**
   * The day by which the last decision must be received for this reply date to apply; null for
   * other dates.
   */
  readonly decisionsBy: CalendarDate | null;
}

export const namedDay = (key: CycleKey): Pick<CycleResponse, 'stage' | 'key'> => ({
  stage: stages[key],
  key: isReply(key) ? 'replies-undergraduate' : key,
});
