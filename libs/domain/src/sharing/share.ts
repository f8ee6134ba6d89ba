/** What a shared page may show, in its order (EXT-39). */
export const shareParts = ['status', 'shortlist', 'dates', 'statement'] as const;
export type SharePart = (typeof shareParts)[number];

/** For how many days something may be shared; the first unless another is chosen. */
export const shareDays = [7, 30, 90] as const;
export type ShareDays = (typeof shareDays)[number];
