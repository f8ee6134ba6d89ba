/** Maximum number of choices without Extra. Further choices are Extra choices (APP-98). */
export const maxMainChoices = 5;

/** Milliseconds between two status refreshes while autoUpdate is on (APP-72). */
export const statusPollMs = 10_000;

/** The last cycle year whose tracking data is always discarded (APP-70). */
export const lastDiscardedCycleYear = 2021;

/**
 * The two dates in the texts about Clearing, as displayed (APP-99, APP-100). They are the same in
 * every cycle unless page state overrides them (AMB-21).
 */
export const clearingDates = {
  confirmBy: '21 October',
  intoClearingAfter: '30 June 2025',
} as const;

export const hubEnvs = ['dev', 'test', 'prod'] as const;
export type HubEnv = (typeof hubEnvs)[number];

export const applicationCalls = [
  'ugTrack',
  'ugClearingTrack',
  'ucTrack',
  'ugApply',
  'ucApply',
] as const;
export type ApplicationCall = (typeof applicationCalls)[number];

/**
 * Returns the time limit of an application API, in milliseconds: 5 s in the prod environment, 20 s
 * in other environments (APP-91), and always 5 s for the clearing track call (APP-92).
 */
export function applicationTimeoutMs(hubEnv: HubEnv, call: ApplicationCall): number {
  return hubEnv === 'prod' || call === 'ugClearingTrack' ? 5_000 : 20_000;
}
