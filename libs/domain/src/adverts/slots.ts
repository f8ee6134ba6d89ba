/** The places for adverts on the hub, with their sizes in pixels (NTF-25). */
export const advertSlots = {
  leaderboard: { width: 728, height: 90 },
  mobile: { width: 320, height: 50 },
} as const;
export type AdvertSlot = keyof typeof advertSlots;

/** The width of the window that the leaderboard is shown from (NTF-25, pixels). */
export const LEADERBOARD_FROM = 1227;
/** The width of the window that the mobile advert is shown up to (NTF-25, pixels). */
export const MOBILE_ADVERT_UP_TO = 1222;
/** What the foot of the page gets below it when the mobile advert is there (NTF-24, pixels). */
export const FOOTER_PADDING = 60;
