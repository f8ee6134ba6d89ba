import type { StudyLevel } from '../apply-status/types.ts';
import type { GridWidgetId } from '../widgets/ids.ts';
import type { FeedSeason } from './season.ts';

/**
 * All items of the feed, in the order in which an application proceeds, with their appearance and
 * link. Their texts are in the copy, under the same names; `plan.ts` decides when they appear.
 */

export type FeedType = 'cta' | 'faq' | 'howto' | 'article' | 'headline' | 'highlight';

export type FeedLink =
  | { readonly to: 'page'; readonly path: string }
  | { readonly to: 'widget'; readonly id: GridWidgetId }
  /** The applicant's own application, in the system of its scheme and year. */
  | { readonly to: 'application' }
  /** The personal statement form of the applicant's year. */
  | { readonly to: 'statement' };

export type FeedIcon =
  | 'calendar'
  | 'celebrate'
  | 'check'
  | 'clock'
  | 'compass'
  | 'external'
  | 'eye'
  | 'heart'
  | 'home'
  | 'info'
  | 'list'
  | 'pencil'
  | 'question'
  | 'search'
  | 'user';

/** `turn`: the applicant has to act now. */
export type FeedColour = 'turn' | 'primary' | 'info' | 'success' | 'neutral';

export type FeedImage = 'dates' | 'favourites' | 'status' | 'who';

interface Item {
  readonly type: FeedType;
  readonly icon: FeedIcon;
  readonly colour: FeedColour;
  readonly link: FeedLink;
  readonly image?: FeedImage;
  /** The item is shown only to applicants of this level. */
  readonly only?: StudyLevel;
  /** The item is shown only while Extra is open. */
  readonly inExtra?: true;
  /** The item is shown only until this season is over. */
  readonly until?: FeedSeason;
}

const page = (path: string): FeedLink => ({ to: 'page', path });
const widget = (id: GridWidgetId): FeedLink => ({ to: 'widget', id });
const application: FeedLink = { to: 'application' };
const statement: FeedLink = { to: 'statement' };

const faq = (more: Partial<Pick<Item, 'link' | 'only' | 'inExtra' | 'until'>> = {}): Item => ({
  type: 'faq',
  icon: 'question',
  colour: 'neutral',
  link: page('/search/frequently-asked-questions'),
  ...more,
});

// One item per line, so that the code can be read as a table.
// prettier-ignore
const items = {
  // Before an application is sent
  start: { type: 'cta', icon: 'pencil', colour: 'primary', link: application },
  shortlist: { type: 'howto', icon: 'search', colour: 'primary', link: page('/coursedisplay/results') },
  statement: { type: 'howto', icon: 'pencil', colour: 'primary', link: statement, only: 'Undergraduate' },
  open_days: { type: 'howto', icon: 'calendar', colour: 'primary', link: page('/explore/search/events') },
  tariff: { type: 'howto', icon: 'list', colour: 'primary', link: widget('Tariff'), only: 'Undergraduate' },
  money: { type: 'article', icon: 'info', colour: 'info', link: page('/money') },
  support: { type: 'article', icon: 'info', colour: 'info', link: page('/ucas/need-study-support'), image: 'who' },
  choices_faq: faq({ only: 'Undergraduate', until: 'choices' }),
  deadline_faq: faq({ link: page('/dashboard/calendar'), only: 'Undergraduate', until: 'choices' }),
  pg_deadline_faq: faq({ link: page('/coursedisplay/results'), only: 'Postgraduate' }),
  pg_funding_faq: faq({ link: page('/money'), only: 'Postgraduate' }),
  one_section: { type: 'cta', icon: 'pencil', colour: 'primary', link: application },
  reference: { type: 'howto', icon: 'user', colour: 'primary', link: page('/undergraduate/applying-to-university') },
  reference_faq: faq(),
  send: { type: 'cta', icon: 'check', colour: 'turn', link: application },
  read_aloud: { type: 'howto', icon: 'pencil', colour: 'primary', link: statement, only: 'Undergraduate' },
  fee_faq: faq({ only: 'Undergraduate' }),
  change_faq: faq(),

  // With an adviser
  adviser: { type: 'cta', icon: 'clock', colour: 'info', link: page('/dashboard/calendar') },
  approval_faq: faq(),
  resend: { type: 'cta', icon: 'pencil', colour: 'turn', link: application },
  comment: { type: 'howto', icon: 'list', colour: 'primary', link: widget('Notes') },
  returned_faq: faq(),

  // Sent, and waiting for decisions
  sent: { type: 'headline', icon: 'celebrate', colour: 'success', link: application, image: 'status' },
  hear_faq: faq(),
  interview: { type: 'howto', icon: 'user', colour: 'primary', link: page('/ucas/events-training') },
  applicant_days: { type: 'howto', icon: 'calendar', colour: 'primary', link: page('/explore/search/events') },
  when_faq: faq({ link: page('/dashboard/calendar'), only: 'Undergraduate' }),
  pg_when_faq: faq({ only: 'Postgraduate' }),
  live: { type: 'article', icon: 'home', colour: 'info', link: page('/undergraduate/student-life'), image: 'favourites' },
  compare: { type: 'howto', icon: 'heart', colour: 'primary', link: page('/explore/favourites/compare') },
  offers_faq: faq(),
  no_rush_faq: faq({ only: 'Undergraduate' }),

  // Time to reply
  reply: { type: 'cta', icon: 'check', colour: 'turn', link: application },
  sleep: { type: 'howto', icon: 'list', colour: 'primary', link: widget('Notes') },
  firm_faq: faq({ only: 'Undergraduate' }),
  mind_faq: faq(),
  finance: { type: 'cta', icon: 'info', colour: 'primary', link: page('/money'), only: 'Undergraduate' },

  // Before results
  results: { type: 'headline', icon: 'calendar', colour: 'info', link: page('/dashboard/calendar'), only: 'Undergraduate', image: 'dates', until: 'results' },
  conditions: { type: 'howto', icon: 'check', colour: 'primary', link: application },
  missed_faq: faq({ only: 'Undergraduate' }),
  clearing_faq: faq({ only: 'Undergraduate' }),
  plan_both: { type: 'howto', icon: 'list', colour: 'primary', link: widget('Notes'), until: 'results' },
  updates: { type: 'headline', icon: 'clock', colour: 'info', link: application, image: 'status' },
  held_faq: faq(),

  // Without an offer
  add_choice: { type: 'cta', icon: 'search', colour: 'turn', link: application },
  still_room: { type: 'howto', icon: 'search', colour: 'primary', link: page('/coursedisplay/results') },
  ask_why: { type: 'howto', icon: 'list', colour: 'primary', link: widget('Notes') },
  extra_faq: faq({ only: 'Undergraduate', inExtra: true }),
  extra: { type: 'cta', icon: 'search', colour: 'turn', link: application, inExtra: true },
  extra_wait: { type: 'headline', icon: 'clock', colour: 'info', link: application, image: 'status' },
  extra_21_faq: faq({ only: 'Undergraduate', inExtra: true }),
  extra_reply: { type: 'cta', icon: 'check', colour: 'turn', link: application },
  extra_one_faq: faq({ only: 'Undergraduate' }),
  options: { type: 'cta', icon: 'compass', colour: 'primary', link: page('/what-are-my-options') },
  talk: { type: 'howto', icon: 'user', colour: 'primary', link: widget('Notes') },
  again_faq: faq(),
  withdrawn_faq: faq(),
  later_year: { type: 'cta', icon: 'calendar', colour: 'primary', link: page('/dashboard/application') },

  // Clearing
  clearing: { type: 'cta', icon: 'search', colour: 'turn', link: page('/clearingplus/learners/') },
  first_words: { type: 'howto', icon: 'pencil', colour: 'primary', link: widget('Notes') },
  asked_faq: faq(),
  clearing_add: { type: 'cta', icon: 'check', colour: 'turn', link: application },
  several_faq: faq(),
  clearing_wait: { type: 'headline', icon: 'clock', colour: 'info', link: application, image: 'status' },
  release_faq: faq(),

  // Placed
  placed: { type: 'headline', icon: 'celebrate', colour: 'success', link: page('/undergraduate/student-life'), image: 'who' },
  room: { type: 'cta', icon: 'home', colour: 'primary', link: page('/undergraduate/student-life') },
  check_finance: { type: 'howto', icon: 'check', colour: 'primary', link: page('/money') },
  welcome: { type: 'howto', icon: 'list', colour: 'primary', link: widget('Notes') },
  defer_faq: faq(),
  backup_place_faq: faq(),

  // A changed offer
  changed: { type: 'cta', icon: 'check', colour: 'turn', link: application },
  difference: { type: 'howto', icon: 'list', colour: 'primary', link: widget('Notes') },
  changed_faq: faq(),
  backup_open_faq: faq(),
  backup_sure_faq: faq(),
  backup_changed_faq: faq(),

  // At any time
  open: { type: 'cta', icon: 'external', colour: 'primary', link: application },
  dates: { type: 'highlight', icon: 'calendar', colour: 'info', link: page('/dashboard/calendar'), image: 'dates' },
  help_faq: faq(),
  unknown_faq: faq(),
  another: { type: 'cta', icon: 'pencil', colour: 'primary', link: page('/dashboard/application') },
  unavailable_faq: faq({ link: page('/status') }),

  // Conservatoires
  uc_start: { type: 'cta', icon: 'pencil', colour: 'primary', link: application },
  uc_pieces: { type: 'howto', icon: 'list', colour: 'primary', link: widget('Notes') },
  uc_references: { type: 'howto', icon: 'user', colour: 'primary', link: page('/undergraduate/applying-to-university') },
  uc_deadline_faq: faq({ link: page('/dashboard/calendar') }),
  uc_fee_faq: faq(),
  uc_where_faq: faq(),
  uc_finish: { type: 'cta', icon: 'pencil', colour: 'primary', link: application },
  uc_send: { type: 'cta', icon: 'check', colour: 'turn', link: application },
  uc_perform: { type: 'howto', icon: 'celebrate', colour: 'primary', link: page('/explore/search/events') },
  uc_record: { type: 'howto', icon: 'eye', colour: 'primary', link: widget('Notes') },
  uc_day: { type: 'howto', icon: 'clock', colour: 'primary', link: widget('Notes') },
  uc_when_faq: faq(),
  uc_offers_faq: faq(),
  uc_reserve_faq: faq(),
  uc_reply: { type: 'cta', icon: 'check', colour: 'turn', link: application },
  uc_scholarship: { type: 'howto', icon: 'search', colour: 'primary', link: page('/money') },
  uc_conditions: { type: 'headline', icon: 'check', colour: 'info', link: application, image: 'status' },
  uc_certain_faq: faq(),
  uc_add: { type: 'cta', icon: 'search', colour: 'turn', link: application },
  uc_late_faq: faq(),
  uc_uni_faq: faq({ link: page('/dashboard/application') }),
  uc_soon: { type: 'headline', icon: 'clock', colour: 'info', link: application, image: 'status' },
  uc_new_offer: { type: 'cta', icon: 'check', colour: 'turn', link: application },
  uc_placed: { type: 'headline', icon: 'celebrate', colour: 'success', link: page('/undergraduate/student-life'), image: 'who' },
  uc_kit: { type: 'howto', icon: 'check', colour: 'primary', link: widget('Notes') },
  uc_practise_faq: faq({ link: page('/undergraduate/student-life') }),
} as const satisfies Record<string, Item>;

export type FeedItemId = keyof typeof items;

export interface FeedItem extends Item {
  readonly id: FeedItemId;
}

export const feedItems: Readonly<Record<FeedItemId, Item>> = items;
