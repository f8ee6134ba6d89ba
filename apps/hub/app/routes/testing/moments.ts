import type { ApplyMode, StudyLevel, TileStatus } from '@applicant-hub/domain';

export interface Moment {
  title: string;
  /** ISO time with the offset of London time. */
  now: string;
  studyYear?: number;
  /** The mode that the editors have set at this time. */
  mode?: ApplyMode;
  /** Whether the year is still open for applications, as set by the editors. */
  isOpen?: boolean;
  /** The status on the applicant's tile. Default: not started. */
  status?: TileStatus;
  level?: StudyLevel;
  /**
   * Whether the applicant has started an application to conservatoires, and no other application.
   */
  isConservatoire?: boolean;
  /** The banner; null if no banner is shown. */
  banner: string | null;
  /** The next deadline on the tile; null if no deadline is left. */
  deadline?: string | null;
  /** The heading of the tile for a closed year, which differs from the usual heading. */
  closed?: string;
  /** Default: the preset of undergraduates outside of Clearing. */
  preset?: string;
  /** The first future date of the calendar. */
  next?: string;
}

const clearing =
  'Clearing is open until Monday 19 October: you can apply for courses that still have places.';

export const moments: Moment[] = [
  {
    title: '14 October',
    now: '2026-10-14T09:00:00+01:00',
    banner:
      'The deadline for Oxford, Cambridge and most medicine, dentistry and veterinary courses is Thursday 15 October, 6pm UK time.',
    deadline: 'Wednesday 13 January, 6pm UK time, 91 days left',
    next: '2027-early',
  },
  {
    title: '15 October, 18:01',
    now: '2026-10-15T18:01:00+01:00',
    banner:
      'Apply by Wednesday 13 January, 6pm UK time and universities consider you equally with everyone who applied in time.',
    deadline: 'Wednesday 13 January, 6pm UK time, 90 days left',
    next: '2026-clearing',
  },
  {
    title: '26 February, without an offer',
    now: '2026-02-26T09:00:00Z',
    studyYear: 2026,
    status: 'extraUnplaced',
    banner:
      "Extra is open until Wednesday 1 July: if you've used all five choices and hold no offers, you can add one more at a time.",
    deadline: 'Wednesday 1 July, 125 days left',
    next: '2026-extra-opens',
  },
  {
    title: '26 February, before applying',
    now: '2026-02-26T09:00:00Z',
    studyYear: 2026,
    banner:
      'You can apply with up to five choices until Tuesday 30 June, 6pm UK time. After that, applications go into Clearing (courses with places left).',
    deadline: 'Tuesday 30 June, 6pm UK time, 124 days left',
  },
  {
    title: '30 June, 23:59',
    now: '2026-06-30T23:59:00+01:00',
    studyYear: 2026,
    banner:
      'New applications now go into Clearing (courses with places left), which opens on Thursday 2 July.',
    next: '2026-extra',
  },
  {
    title: '2 July, in clearing mode',
    now: '2026-07-02T09:00:00+01:00',
    studyYear: 2026,
    mode: 'clearing',
    status: 'clearingUnplaced',
    banner: clearing,
    deadline: 'Monday 19 October, 109 days left',
    preset: 'undergraduateClearing',
  },
  {
    title: '2 July, with a conditional offer',
    now: '2026-07-02T09:00:00+01:00',
    studyYear: 2026,
    mode: 'clearing',
    status: 'awaitingConfirm',
    banner:
      'A level results day is Thursday 13 August. From 8am UK time, your hub shows whether you have your place.',
    deadline: null,
    preset: 'undergraduateClearing',
  },
  {
    title: 'results day, 07:59',
    now: '2026-08-13T07:59:00+01:00',
    studyYear: 2026,
    mode: 'updating',
    banner: "It's results day. From 8am UK time, your hub shows whether you have your place.",
    preset: 'undergraduateClearing',
  },
  {
    title: 'results day, 08:00',
    now: '2026-08-13T08:00:00+01:00',
    studyYear: 2026,
    mode: 'clearing',
    status: 'awaitingConfirmReasons',
    banner:
      "It's results day. Decisions show in your application today, and some take a little longer.",
    deadline: null,
    preset: 'undergraduateClearing',
  },
  {
    title: 'results day, 08:00, placed',
    now: '2026-08-13T08:00:00+01:00',
    studyYear: 2026,
    mode: 'clearing',
    status: 'placedFirm',
    banner: null,
    deadline: null,
    preset: 'undergraduateClearing',
  },
  {
    title: '21 September, after the editors have closed applications for the year',
    now: '2026-09-21T23:59:00+01:00',
    studyYear: 2026,
    isOpen: false,
    banner: clearing,
  },
  {
    title: '22 September, a minute later, after the end of the year',
    now: '2026-09-22T00:00:00+01:00',
    studyYear: 2026,
    isOpen: false,
    closed: 'View your 2026 applications',
    banner: null,
  },
  {
    title: '22 September, for the next study year',
    now: '2026-09-22T00:00:00+01:00',
    banner:
      'The deadline for Oxford, Cambridge and most medicine, dentistry and veterinary courses is Thursday 15 October, 6pm UK time.',
    deadline: 'Wednesday 13 January, 6pm UK time, 113 days left',
    next: '2026-final',
  },
  {
    title: '19 October, the last day of Clearing',
    now: '2026-10-19T23:59:00+01:00',
    studyYear: 2026,
    mode: 'clearing',
    status: 'clearingUnplaced',
    banner: clearing,
    deadline: 'Monday 19 October, today',
    preset: 'undergraduateClearing',
    next: '2026-clearing',
  },
  {
    title: '20 October',
    now: '2026-10-20T00:00:00+01:00',
    studyYear: 2026,
    banner: 'Applications for 2026 are over. To apply, choose a later year.',
    deadline: null,
    next: '2027-main',
  },
  {
    title: 'November, with Clearing forced on for the home page',
    now: '2026-11-20T09:00:00Z',
    mode: 'on',
    banner: 'Clearing is open: you can apply for courses that still have places.',
    deadline: 'Wednesday 13 January, 6pm UK time, 54 days left',
    preset: 'undergraduate',
  },
  {
    title:
      'November, with Clearing forced on, for an applicant to conservatoires only, whose year is over',
    now: '2026-11-20T09:00:00Z',
    studyYear: 2026,
    mode: 'on',
    isConservatoire: true,
    banner: null,
  },
  {
    title: 'July, in clearing mode, for an applicant to conservatoires only',
    now: '2026-07-20T09:00:00Z',
    studyYear: 2026,
    mode: 'clearing',
    isConservatoire: true,
    banner: null,
    preset: 'undergraduateClearing',
  },
  {
    title: '14 October, for postgraduate courses',
    now: '2026-10-14T09:00:00+01:00',
    level: 'Postgraduate',
    banner: null,
    deadline: null,
  },
  {
    title: 'August, in Clearing for the year before the study year',
    now: '2026-08-20T09:00:00+01:00',
    studyYear: 2027,
    mode: 'clearing',
    banner: 'You can write your 2027 application now, and send it from Tuesday 1 September.',
    preset: 'undergraduateClearing',
  },
];
