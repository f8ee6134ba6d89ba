import type {
  Actor,
  ChoiceState,
  CourseRef,
  JourneyStep,
  ReferenceStep,
  TileStatus,
} from '@applicant-hub/domain';
import type { PictureView } from '#app/features/catalogue/cards/picture.ts';
import type { PointsView } from '#app/features/catalogue/points/points-check.ts';
import type { HistoryView } from '#app/features/status-history/view-types.ts';

/**
 * View of the apply widget: text and numbers, no rules. It must be small, because the data of the
 * loader is sent to the browser a second time for hydration.
 */

/** Who acts next; the page highlights only `you`. `later` is the applicant, from a later day. */
export type ActorKind = Actor | 'later';

export interface ChoiceView {
  /** Name of the university, or a placeholder text; the same for the course. */
  institution: string;
  course: string;
  /** Set if the university or course has no name. The catalogue is then not searched. */
  isUnnamed?: true | undefined;
  /** Text for a choice that was added in Extra. */
  extra?: string | undefined;
  state: ChoiceState;
  label: string;
  /** The action that the applicant has to take. */
  prompt?: string | undefined;
  late?: DelayView | undefined;
  /** Absent if the choice has no conditional offer. */
  conditions?: ConditionsView | undefined;
}

/** The conditions of an offer, in the applicant's words. */
export interface ConditionsView {
  /** The form. */
  href: string;
  /** Absent until the applicant writes the conditions. */
  text?: string | undefined;
  /** The saved grades, if the text names grades or points. */
  grades?: string | undefined;
  /** Whether the grades meet the conditions. Absent when this is not certain. */
  check?: PointsView | undefined;
}

export interface ChoiceCourse extends PictureView {
  ref: CourseRef;
  /** Null while the favourites are unavailable. */
  isFavourite: boolean | null;
}

/** Chosen courses by `choiceKey`. */
export type ChoiceCourses = Readonly<Record<string, ChoiceCourse>>;

export interface PlaceView {
  picture: string | null;
  href: string;
  /** Link to the university's page about accommodation. */
  rooms: string | null;
}

/** Places by the university name that tracking sends. */
export type Places = Readonly<Record<string, PlaceView>>;

export interface DelayView {
  reasons: string[];
  action: string;
  /** Set if the text of the tile already gives the reasons and the action. */
  isTold?: true | undefined;
}

export interface ReplyView {
  line: string;
  /** Null after the last date, because the explanation of the tile mentions that it has passed. */
  note: string | null;
  isOver: boolean;
}

export interface JourneyStepView extends JourneyStep {
  when?: string | undefined;
}

export interface AwaitedDayView {
  /** The date, or the statement that no date is set. */
  line: string;
  /** Text for a date that is only expected. */
  note: string | null;
  isToday: boolean;
}

export interface DeadlineView {
  line: string;
  isToday: boolean;
  /** Whether the date is not published yet. */
  isExpected: boolean;
  /** The deadline of other courses: the early deadline as a question, or the general deadline. */
  other?: string | undefined;
}

/** The options that remain after a university has rejected the applicant (EXT-47). */
export interface OpenWaysView {
  heading: string;
  ways: readonly OpenWayView[];
}

export interface OpenWayView {
  words: string;
  link?: LinkView | undefined;
}

export interface StepView extends Pick<ReferenceStep, 'state'> {
  label: string;
}

export interface ProgressView {
  /** 0 to 100, for assistive technology. */
  value: number;
  /** 1 to 100, as drawn (APP-60). */
  fill: number;
  label: string;
  ring: RingView;
}

/**
 * The progress ring. If the heading has a count, the ring shows the same count. The bar may show
 * the remaining choices.
 */
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
  /** The status as short text. */
  label: string;
  heading: string;
  /** The applicant's most important fact, for example the name of the firm choice. */
  lead: string;
  explanation: string;
  steps: string[];
  actor: { kind: ActorKind; label: string } | null;
  progress: ProgressView;
  /** Null if there is no deadline; `unknown` while the key dates are unavailable. */
  deadline: DeadlineView | 'unknown' | null;
  /** Null if there is no offer to reply to. */
  replyBy: ReplyView | null;
  /** The next date of an applicant who waits for decisions or results; otherwise null. */
  awaited: AwaitedDayView | null;
  reference: StepView[];
  /** Stages of the application; empty while they are not known. */
  journey: readonly JourneyStepView[];
  choices: ChoiceView[];
  /** When the choices were checked, while tracking is unavailable. */
  choicesChecked?: string | undefined;
  /** Absent if no university has rejected the applicant, or if no remaining option is known. */
  open?: OpenWaysView | undefined;
  /** The university of the place. */
  place?: string | undefined;
  /** The main button: 'Reply to my offers'. Absent if the applicant has nothing to do. */
  act?: LinkView | undefined;
  /** The link to the application; null if the hub does not have its address. */
  action: LinkView | null;
  /** A text that states where to act, in place of a button. */
  elsewhere?: string | undefined;
  /** Whether a placed status is celebrated with confetti, once (APP-6). */
  celebrates: boolean;
  /** Null if there is no error. */
  problem: string | null;
  /** 'Last checked 14:05 UK time: Waiting for decisions', while the status is unavailable. */
  lastChecked: string | null;
  /** Status code, with the codes of the APIs; null outside the debug area (DBG-1). */
  debug: string | null;
}

export interface LinkView {
  href: string;
  label: string;
}

export interface ClosedView {
  heading: string;
  links: LinkView[];
}

export interface ApplyView {
  /** Id of the widget while it is in focus on a mobile screen (APP-103). */
  focusId: string;
  /** Whether a choice has a good status, which changes the order of the grid (APP-108). */
  statusGood: boolean;
  state: 'ready' | 'pending' | 'error';
  tiles: TileView[];
  closed: ClosedView | null;
  /** Last known statuses of schemes with an API that is slow to respond. */
  remembered: string[];
  /** Texts about failed requests that no tile mentions. */
  unchecked: string[];
  newApplication: LinkView | null;
  /** Whether the hub is in clearing mode, which has a different page layout (SH-10). */
  inClearing: boolean;
  /** Whether the status refreshes automatically while the page is open (APP-72). */
  autoUpdate: boolean;
  /** 'Checked 14:05 UK time' */
  checkedAt: string;
}

/** The view with the changes since the last visit; null while the history is not known. */
export interface LiveApplyView extends ApplyView {
  history: HistoryView | null;
}
