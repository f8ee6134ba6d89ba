export interface Weight {
  /** HTML (kB, Brotli). */
  html: number;
  /** Scripts before the first interaction (kB, Brotli). */
  untouched: number;
  /** Scripts after the whole page has been scrolled through and used (kB, Brotli). */
  used: number;
  /** Requests before the first interaction, including the page. */
  requests: number;
}

/**
 * The size limit for each persona's dashboard response, compressed and with headers (kB). About
 * 14.6 kB fit into the first round trip of a connection. All bytes beyond that are data for
 * islands, which the first paint does not need.
 */
export const sentDashboards: Readonly<Record<string, number>> = {
  waiting: 16.0,
  placed: 15.6,
  start: 13.5,
  both: 17.1,
};

/** The minimum share of island HTML read from the cache, over 100 dashboards of twenty users. */
export const fragmentHits = 0.7;

/** Limits by path and persona; lower a limit when its screen gets lighter. */
// prettier-ignore
export const weights: Record<string, Weight | undefined> = {
  '/coursedisplay/courses/l14-psychology as waiting': { html: 5.1, untouched: 148.2, used: 148.2, requests: 23 },
  '/coursedisplay/results?SearchText=psychology as waiting': { html: 12, untouched: 99.6, used: 99.6, requests: 17 },
  '/coursedisplay/results?SearchText=zebu as waiting': { html: 5.1, untouched: 99.6, used: 99.6, requests: 13 },
  '/dashboard as heavy': { html: 17.7, untouched: 5.7, used: 178.4, requests: 7 },
  '/dashboard as waiting': { html: 15.4, untouched: 5.7, used: 178.4, requests: 8 },
  '/dashboard/adverts as waiting': { html: 3.1, untouched: 5.7, used: 95.5, requests: 5 },
  '/dashboard/adviser as heavy': { html: 6, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/adviser as waiting': { html: 4.1, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/application as waiting': { html: 3.9, untouched: 99.3, used: 99.3, requests: 13 },
  '/dashboard/arrange as waiting': { html: 6.1, untouched: 112.5, used: 113.2, requests: 15 },
  '/dashboard/calendar as waiting': { html: 7.2, untouched: 98.7, used: 98.7, requests: 10 },
  '/dashboard/calendar/link/stop as waiting': { html: 2.6, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/calendar as conservatoire': { html: 8.9, untouched: 98.7, used: 98.7, requests: 10 },
  '/dashboard/calendar?view=day as conservatoire': { html: 4.4, untouched: 99.6, used: 99.6, requests: 11 },
  '/dashboard/calendar?view=month as conservatoire': { html: 5, untouched: 99.6, used: 99.6, requests: 11 },
  '/dashboard/calendar/own/audition-leeds as conservatoire': { html: 3.7, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/calendar/own/new as waiting': { html: 3.6, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/events/0 as waiting': { html: 2.8, untouched: 5.7, used: 96.1, requests: 5 },
  '/dashboard/events/7 as waiting': { html: 3.1, untouched: 5.7, used: 96.1, requests: 5 },
  '/dashboard/live as waiting': { html: 2.9, untouched: 100.2, used: 100.2, requests: 13 },
  '/dashboard/notifications as waiting': { html: 5, untouched: 98.3, used: 98.3, requests: 12 },
  '/dashboard/notifications?show=archive as waiting': { html: 3.5, untouched: 98.3, used: 98.3, requests: 12 },
  '/dashboard/people-like-you as waiting': { html: 3, untouched: 98.4, used: 98.4, requests: 11 },
  '/dashboard/people-like-you?type=a-level as waiting': { html: 3.9, untouched: 98.4, used: 98.4, requests: 11 },
  '/dashboard/people-like-you?type=a-level&subject=art-and-design&subject=film-studies&subject=media-studies as waiting': { html: 3.1, untouched: 98.4, used: 98.4, requests: 11 },
  '/dashboard/people-like-you?type=a-level&subject=biology&subject=chemistry&subject=mathematics as waiting': { html: 3.7, untouched: 98.4, used: 98.4, requests: 11 },
  '/dashboard/preferences/wipe/profile as waiting': { html: 2.6, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/preferences/appearance as waiting': { html: 2.9, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/preferences/your-data as waiting': { html: 2.9, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/preferences/your-data/delete as waiting': { html: 2.9, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/preferences?section=apprenticeships-smart-alerts as apprentice': { html: 20.6, untouched: 113.3, used: 113.3, requests: 14 },
  '/dashboard/preferences?section=hub-personalisation as apprentice': { html: 20.7, untouched: 113.3, used: 113.3, requests: 14 },
  '/dashboard/preferences?section=marketing-preferences as apprentice': { html: 20.6, untouched: 113.3, used: 113.3, requests: 14 },
  '/dashboard/preferences?section=study-support as apprentice': { html: 20.6, untouched: 113.3, used: 113.3, requests: 14 },
  '/dashboard/queue as waiting': { html: 2.4, untouched: 97.3, used: 97.3, requests: 10 },
  '/dashboard/ready as waiting': { html: 2.6, untouched: 5.8, used: 94.7, requests: 4 },
  '/dashboard/ready as placed': { html: 3.3, untouched: 5.8, used: 94.7, requests: 5 },
  '/dashboard/report as waiting': { html: 3.3, untouched: 5.8, used: 94.7, requests: 4 },
  '/dashboard/support as apprentice': { html: 2.9, untouched: 98.7, used: 98.7, requests: 11 },
  '/dashboard/todo as waiting': { html: 5.2, untouched: 97.6, used: 97.6, requests: 10 },
  '/dashboard/todo as offers': { html: 5.6, untouched: 97.6, used: 97.6, requests: 10 },
  '/dashboard/todo/own/new as waiting': { html: 3.2, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/todo/own/todo-train as offers': { html: 3.4, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/totum as waiting': { html: 3.1, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/welcome as new': { html: 3.5, untouched: 109.4, used: 109.4, requests: 13 },
  '/dashboard/widgets/Notes/clear as waiting': { html: 2.6, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard/widgets/Timeline/settings as waiting': { html: 2.9, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard?favourites=courses as placed': { html: 14.7, untouched: 101.2, used: 178.4, requests: 15 },
  '/dashboard?widget=Notes as waiting': { html: 3.1, untouched: 103.7, used: 103.7, requests: 11 },
  '/dashboard?widget=StatementNew as waiting': { html: 4.3, untouched: 103.7, used: 103.7, requests: 11 },
  '/dashboard?widget=Tariff as waiting': { html: 8.4, untouched: 103.2, used: 103.2, requests: 10 },
  '/explore/favourites as start': { html: 3.4, untouched: 100.3, used: 100.3, requests: 14 },
  '/explore/favourites as waiting': { html: 6.1, untouched: 100.3, used: 100.3, requests: 14 },
  '/explore/favourites/compare/share as waiting': { html: 3.2, untouched: 5.7, used: 94.7, requests: 5 },
  '/explore/favourites/compare as start': { html: 3, untouched: 98.3, used: 98.3, requests: 12 },
  '/explore/favourites/compare as waiting': { html: 5, untouched: 98.3, used: 98.3, requests: 14 },
  '/explore/favourites?kind=unis as waiting': { html: 4.6, untouched: 100.3, used: 100.3, requests: 14 },
  '/explore/for-you as waiting': { html: 5.5, untouched: 99.9, used: 99.9, requests: 27 },
  '/explore/locations as waiting': { html: 5.3, untouched: 97.8, used: 97.8, requests: 29 },
  '/explore/search as waiting': { html: 3.9, untouched: 96, used: 96, requests: 10 },
  '/explore/subjects as waiting': { html: 7, untouched: 97.5, used: 97.5, requests: 43 },
  '/explore/uni-detail/10007768 as waiting': { html: 5.5, untouched: 99.9, used: 147.4, requests: 13 },
  '/explore/unis?letter=K as waiting': { html: 4.4, untouched: 99, used: 99, requests: 21 },
  '/status as waiting': { html: 3.1, untouched: 5.7, used: 94.7, requests: 5 },
  '/dashboard as clearing': { html: 13.7, untouched: 5.8, used: 122.3, requests: 6 },
  '/dashboard/calls as clearing': { html: 3.2, untouched: 5.8, used: 94.7, requests: 4 },
  '/dashboard/calls/cfEmVqDb-zwS as clearing': { html: 3.7, untouched: 5.8, used: 94.7, requests: 5 },
};
