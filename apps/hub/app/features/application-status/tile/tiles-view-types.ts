import type {
  Actor,
  ChoiceState,
  CourseRef,
  JourneyStep,
  ReferenceStep,
  TileStatus,
} from '@applicant-hub/domain';
import type { HistoryView } from '#app/features/status-history/view-types.ts';

/**
 * What the apply widget's view needs: words and numbers, no rules. It is small on purpose, for
 * the loader's data is sent to the browser a second time for hydration.
 */

/** Who has to do something next; `you` is the only one that the page lets shout. */
export type ActorKind = Actor;

/** One choice and its state (APP-82). */
export interface ChoiceView {
  /** Name of the university, or words that it is not given; the same for the course. */
  institution: string;
  course: string;
  /** The choice cannot be looked up by its names. */
  isUnnamed?: true | undefined;
  /** Says that it was added in Extra. */
  extra?: string | undefined;
  state: ChoiceState;
  /** The state in words. */
  label: string;
  /** What the applicant has to do about it. */
  ask?: string | undefined;
  late?: DelayView | undefined;
}

/** A chosen course that the catalogue knows. */
export interface ChoiceCourse {
  ref: CourseRef;
  /** Null while the favourites are unavailable. */
  isFavourite: boolean | null;
}

/** Such courses, by `choiceKey`. */
export type ChoiceCourses = Readonly<Record<string, ChoiceCourse>>;

/** What the catalogue knows of a university where there is a place. */
export interface PlaceView {
  picture: string | null;
  /** Its page. */
  href: string;
  /** Where its students live, on a page of its own. */
  rooms: string | null;
}

/** Such universities, by the name that tracking gives. */
export type Places = Readonly<Record<string, PlaceView>>;

/** Why a decision waits (APP-83). */
export interface DelayView {
  reasons: string[];
  action: string;
}

/** By when to reply to offers, what it depends on, and what happens then. */
export interface ReplyView {
  line: string;
  /** Null once the last date has passed: the tile explains that. */
  note: string | null;
  /** The last date to reply has passed. */
  isOver: boolean;
}

/** A stage of an application, with its day where that is known and to come. */
export interface JourneyStepView extends JourneyStep {
  when?: string | undefined;
}

/** A day that the applicant waits for, in words. */
export interface AwaitedDayView {
  line: string;
  /** Says that the date is only expected. */
  note: string | null;
  isToday: boolean;
}

/** The next deadline, in words. */
export interface DeadlineView {
  line: string;
  isToday: boolean;
  /** It is not published yet. */
  isExpected: boolean;
  /** The deadline of other courses: the early one as a question, or that of all others. */
  other?: string | undefined;
}

export interface StepView extends Pick<ReferenceStep, 'state'> {
  label: string;
}

export interface ProgressView {
  /** 0 to 100: what assistive technology hears. */
  value: number;
  /** 1 to 100: what is painted (APP-60). */
  fill: number;
  label: string;
  ring: RingView;
}

/** The picture of the progress. It counts what the heading counts, where the bar may count the rest. */
export interface RingView {
  /** 1 to 100 */
  fill: number;
  /** '1 of 5' or '40%'; null where nothing is counted (AMB-102). */
  figure: string | null;
  label: string;
}

export interface TileView {
  /** `startNew` is the 'Start / Continue application' tile of clearing mode (APP-5). */
  id: 'ug' | 'uc' | 'startNew';
  scheme: 'ug' | 'uc';
  status: TileStatus;
  /** The application type, for example 'Undergraduate'. */
  kind: string;
  /** The status in a few words. */
  label: string;
  heading: string;
  /** The most important fact of the applicant's own, for example the firm choice by name. */
  lead: string;
  explanation: string;
  steps: string[];
  actor: { kind: ActorKind; label: string } | null;
  progress: ProgressView;
  /** Null without a deadline; `unknown` while the key dates cannot be read. */
  deadline: DeadlineView | 'unknown' | null;
  /** Null when there is nothing to reply to. */
  replyBy: ReplyView | null;
  /** Null when the place does not depend on results that are to come. */
  results: AwaitedDayView | null;
  /** By when decisions are expected; null for an applicant who waits for none. */
  decisions: AwaitedDayView | null;
  reference: StepView[];
  /** How far it is; empty while that is not known. */
  journey: readonly JourneyStepView[];
  choices: ChoiceView[];
  /** Says when the choices were checked, while they cannot be asked for. */
  choicesChecked?: string | undefined;
  /** The university where there is a place. */
  place?: string | undefined;
  action: { href: string; label: string };
  /** A placed status: confetti, once (APP-6). */
  celebrates: boolean;
  /** What went wrong while asking, in words; null when nothing did. */
  problem: string | null;
  /** 'Last checked 14:05 UK time: Waiting for decisions', while the status cannot be asked for. */
  lastChecked: string | null;
  /** The status code, and those of the APIs; null outside of the debug area (DBG-1). */
  debug: string | null;
}

export interface LinkView {
  href: string;
  label: string;
}

/** The tile for a year that is over, with a way to each application of it (APP-4). */
export interface ClosedView {
  heading: string;
  links: LinkView[];
}

export interface ApplyView {
  /** What the widget is called while it has the focus of a mobile screen (APP-103). */
  focusId: string;
  /** A choice has a good status, which changes the order of the grid (APP-108). */
  statusGood: boolean;
  state: 'ready' | 'pending' | 'error';
  tiles: TileView[];
  closed: ClosedView | null;
  /** The same, while an answer is late. */
  remembered: string[];
  /** What could not be asked for, where no tile says so. */
  unchecked: string[];
  newApplication: LinkView | null;
  /** Whether it is Clearing, in which the page has other parts (SH-10). */
  inClearing: boolean;
  /** Whether the status refreshes by itself while the page is open (APP-72). */
  autoUpdate: boolean;
  /** 'Checked 14:05 UK time' */
  checkedAt: string;
}

/** The view with what has changed since before; null while that is not known. */
export interface LiveApplyView extends ApplyView {
  history: HistoryView | null;
}
