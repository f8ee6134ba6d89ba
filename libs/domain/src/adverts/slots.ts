export const advertSlots = {
  leaderboard: { width: 728, height: 90 },
  mobile: { width: 320, height: 50 },
} as const;
export type AdvertSlot = keyof typeof advertSlots;

/** Minimum window width for the leaderboard advert (NTF-25, pixels). */
export const LEADERBOARD_FROM = 1227;
/** Maximum window width for the mobile advert (NTF-25, pixels). */
export const MOBILE_ADVERT_UP_TO = 1222;
/** Extra padding below the footer while the mobile advert is shown (NTF-24, pixels). */
export const FOOTER_PADDING = 60;
