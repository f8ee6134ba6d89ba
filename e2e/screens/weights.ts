/** The most that a screen may weigh. */
export interface Weight {
  /** Bytes of its HTML, uncompressed, in kB. */
  html: number;
  /** Scripts before anybody touches it, Brotli, in kB. */
  untouched: number;
  /** And when all of it has been seen and used. */
  used: number;
  /** How often the browser asks for something before anybody touches it, the page included. */
  requests: number;
}

/** The least share of islands whose HTML is at hand, over 100 dashboards of twenty people. */
export const fragmentHits = 0.7;

/** By path and persona. Whoever makes a screen lighter lowers its line. */
// prettier-ignore
export const weights: Record<string, Weight | undefined> = {
  '/coursedisplay/courses/l14-psychology as waiting': { html: 15, untouched: 139, used: 141, requests: 23 },
  '/coursedisplay/results?SearchText=psychology as waiting': { html: 128, untouched: 87, used: 90, requests: 17 },
  '/coursedisplay/results?SearchText=zebu as waiting': { html: 15, untouched: 87, used: 90, requests: 12 },
  '/dashboard as heavy': { html: 182, untouched: 6, used: 172, requests: 7 },
  '/dashboard as waiting': { html: 155, untouched: 6, used: 172, requests: 7 },
  '/dashboard/adverts as waiting': { html: 8, untouched: 6, used: 88, requests: 6 },
  '/dashboard/application as waiting': { html: 12, untouched: 88, used: 91, requests: 14 },
  '/dashboard/arrange as waiting': { html: 64, untouched: 103, used: 107, requests: 18 },
  '/dashboard/calendar as waiting': { html: 97, untouched: 86, used: 89, requests: 11 },
  '/dashboard/calendar/link/stop as waiting': { html: 6, untouched: 6, used: 87, requests: 6 },
  '/dashboard/live as waiting': { html: 7, untouched: 89, used: 92, requests: 15 },
  '/dashboard/notifications as waiting': { html: 27, untouched: 87, used: 90, requests: 14 },
  '/dashboard/notifications?show=archive as waiting': { html: 9, untouched: 87, used: 90, requests: 14 },
  '/dashboard/people-like-you as waiting': { html: 7, untouched: 89, used: 92, requests: 14 },
  '/dashboard/people-like-you?type=a-level as waiting': { html: 15, untouched: 89, used: 92, requests: 14 },
  '/dashboard/people-like-you?type=a-level&subject=art-and-design&subject=film-studies&subject=media-studies as waiting': { html: 8, untouched: 89, used: 92, requests: 14 },
  '/dashboard/people-like-you?type=a-level&subject=biology&subject=chemistry&subject=mathematics as waiting': { html: 13, untouched: 89, used: 92, requests: 14 },
  '/dashboard/preferences/wipe/profile as waiting': { html: 5, untouched: 6, used: 87, requests: 6 },
  '/dashboard/preferences/your-data as waiting': { html: 9, untouched: 6, used: 87, requests: 6 },
  '/dashboard/preferences/your-data/delete as waiting': { html: 6, untouched: 6, used: 87, requests: 6 },
  '/dashboard/preferences?section=apprenticeships-smart-alerts as apprentice': { html: 124, untouched: 101, used: 104, requests: 22 },
  '/dashboard/preferences?section=hub-personalisation as apprentice': { html: 124, untouched: 101, used: 104, requests: 22 },
  '/dashboard/preferences?section=marketing-preferences as apprentice': { html: 124, untouched: 101, used: 104, requests: 22 },
  '/dashboard/preferences?section=study-support as apprentice': { html: 124, untouched: 101, used: 104, requests: 22 },
  '/dashboard/queue as waiting': { html: 5, untouched: 87, used: 87, requests: 12 },
  '/dashboard/support as apprentice': { html: 7, untouched: 86, used: 89, requests: 12 },
  '/dashboard/todo as waiting': { html: 30, untouched: 86, used: 89, requests: 10 },
  '/dashboard/totum as waiting': { html: 7, untouched: 6, used: 87, requests: 6 },
  '/dashboard/welcome as new': { html: 9, untouched: 98, used: 101, requests: 14 },
  '/dashboard/widgets/Notes/clear as waiting': { html: 5, untouched: 6, used: 87, requests: 6 },
  '/dashboard/widgets/Timeline/settings as waiting': { html: 7, untouched: 6, used: 87, requests: 6 },
  '/dashboard?favourites=courses as placed': { html: 141, untouched: 91, used: 172, requests: 14 },
  '/dashboard?widget=Notes as waiting': { html: 7, untouched: 113, used: 113, requests: 29 },
  '/dashboard?widget=StatementNew as waiting': { html: 15, untouched: 116, used: 116, requests: 29 },
  '/dashboard?widget=Tariff as waiting': { html: 45, untouched: 108, used: 108, requests: 27 },
  '/explore/favourites as start': { html: 9, untouched: 89, used: 92, requests: 15 },
  '/explore/favourites as waiting': { html: 33, untouched: 89, used: 92, requests: 15 },
  '/explore/favourites/compare as start': { html: 7, untouched: 86, used: 88, requests: 12 },
  '/explore/favourites/compare as waiting': { html: 16, untouched: 86, used: 88, requests: 12 },
  '/explore/favourites?kind=unis as waiting': { html: 18, untouched: 89, used: 92, requests: 15 },
  '/explore/for-you as waiting': { html: 35, untouched: 89, used: 91, requests: 28 },
  '/explore/locations as waiting': { html: 209, untouched: 87, used: 90, requests: 31 },
  '/explore/search as waiting': { html: 11, untouched: 85, used: 88, requests: 11 },
  '/explore/subjects as waiting': { html: 127, untouched: 87, used: 90, requests: 44 },
  '/explore/uni-detail/10007768 as waiting': { html: 24, untouched: 88, used: 141, requests: 13 },
  '/explore/unis?letter=K as waiting': { html: 25, untouched: 89, used: 92, requests: 23 },
  '/status as waiting': { html: 11, untouched: 6, used: 85, requests: 6 },
};
