export const shareParts = ['status', 'shortlist', 'dates', 'statement'] as const;
export type SharePart = (typeof shareParts)[number];

/** The possible durations of a share, in days. The first is the default. */
export const shareDays = [7, 30, 90] as const;
export type ShareDays = (typeof shareDays)[number];
