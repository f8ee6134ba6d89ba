import { applicationModes, applyModes, formatDayMonth } from '@applicant-hub/domain';
import { z } from 'zod';
import { calendarAt } from '#src/clock/calendar.ts';
import { cycleDays } from '../events/key-dates/key-dates.ts';
import type { Clock } from '#src/clock/clock.ts';
import { merge } from '#src/store/merge.ts';
import { sharedOwner, type Records } from '#src/store/records.ts';

/** Modes of an application route (AMB-4, AMB-5). */
const applyMode = z.enum(applyModes);

const cards = z.strictObject({
  undergraduate: z.boolean(),
  postgraduate: z.boolean(),
  conservatoires: z.boolean(),
  teachertraining: z.boolean(),
  preregistration: z.boolean(),
});

/** Whether the link to an application is active (AMB-4). */
const linkMode = z.enum(applicationModes);

const linkModes = z.strictObject({
  undergraduate: linkMode,
  postgraduate: linkMode,
  conservatoires: linkMode,
  teachertraining: linkMode,
  preregistration: linkMode,
});

const studyYear = z.string().regex(/^\d{4}$/, 'must be a year');

const live = z.strictObject({
  enabled: z.boolean(),
  title: z.string(),
  /** Epoch seconds. */
  time: z.number(),
  holding: z.string(),
  embed: z.string(),
  information: z.string(),
  comments: z.boolean(),
  disqus: z.string(),
});

const widget = z.strictObject({
  disable: z.boolean(),
  title: z.string(),
  description: z.string(),
  linkUrl: z.string(),
  linkLabel: z.string(),
});

const bases = z.strictObject({
  accounts: z.string(),
  services: z.string(),
  search: z.string(),
  careers: z.string(),
});

export const pageStateChange = z
  .strictObject({
    applyMode: z.strictObject({ ug: applyMode, uc: applyMode }).partial(),
    cards: z.record(studyYear, cards.partial()),
    applicationMode: z.record(studyYear, linkModes.partial()),
    autoUpdate: z.boolean(),
    alert: z.strictObject({ title: z.string(), message: z.string() }).partial(),
    live: live.partial(),
    timerLink: z.string(),
    features: z.strictObject({ dfe: z.boolean(), debug: z.boolean() }).partial(),
    widgets: z.record(z.string(), widget.partial()),
    clearingDates: z
      .strictObject({ confirmBy: z.string(), intoClearingAfter: z.string() })
      .partial(),
    bases: bases.partial(),
  })
  .partial();

export type PageStateChange = z.infer<typeof pageStateChange>;

export interface PageStates {
  /** The page state of an account, or the published state for the shared owner. */
  read: (owner: string) => object;
  /** Merges a change into the published state, or into the state of one account. */
  change: (owner: string, change: PageStateChange) => void;
}

const RECORD_ID = 'change';

/** @param url origin of the fake APIs, which also serve the pages of other systems */
export function pageStates(records: Records, clock: Clock, url: string): PageStates {
  const changes = records.collection<PageStateChange>('content', 'page-state');
  const changeOf = (owner: string) => changes.find(owner, RECORD_ID) ?? {};
  return {
    read(owner) {
      const forAll = merge<object>(defaultPageState(clock(), url), changeOf(sharedOwner));
      return owner === sharedOwner ? forAll : merge(forAll, changeOf(owner));
    },
    change(owner, change) {
      changes.put(owner, RECORD_ID, merge<object>(changeOf(owner), change));
    },
  };
}

/** The first study year with card settings. */
const FIRST_YEAR = 2021;

function defaultPageState(now: Date, url: string): PageStateChange {
  const { currentYear, cycleYear } = calendarAt(now);
  const years = Array.from(
    { length: cycleYear - FIRST_YEAR + 1 },
    (_, index) => FIRST_YEAR + index,
  );
  return {
    applyMode: { ug: 'default', uc: 'default' },
    cards: Object.fromEntries(years.map((year) => [year, allCards(year >= currentYear)])),
    applicationMode: {},
    autoUpdate: true,
    alert: { title: '', message: '' },
    live: { enabled: false },
    timerLink: '',
    features: { dfe: false, debug: false },
    widgets: {},
    clearingDates: clearingDatesOf(currentYear),
    bases: {
      accounts: `${url}/site/accounts`,
      services: `${url}/site/services`,
      search: `${url}/site/search`,
      careers: `${url}/site/careers`,
    },
  };
}

/** The dates in the Clearing texts, in the format that editors use for each year (AMB-21). */
function clearingDatesOf(year: number): NonNullable<PageStateChange['clearingDates']> {
  const { choices, clearing } = cycleDays(year);
  return {
    confirmBy: formatDayMonth(clearing.date),
    intoClearingAfter: `${formatDayMonth(choices.date)} ${year}`,
  };
}

const allCards = (on: boolean) => ({
  undergraduate: on,
  postgraduate: on,
  conservatoires: on,
  teachertraining: on,
  preregistration: on,
});
