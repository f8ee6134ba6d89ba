/**
 * The vocabulary of the application status rules (specification 1, sections 3 and 4).
 * Everything here is plain data: no I/O, no clock.
 */

/** A tracked application type: `ug` undergraduate or postgraduate, `uc` conservatoires. */
export const schemes = ['ug', 'uc'] as const;
export type Scheme = (typeof schemes)[number];

/**
 * Every status that a tile can show. The four `UCC…` ids at the end exist only as debug states;
 * the tracking map never returns them.
 */
export const tileStatuses = [
  'notStarted',
  'default',
  'start',
  'startNewApplication',
  'awaitingApproval',
  'applicationReturned',
  'inProgress',
  'ready',
  'sentProcessing',
  'sent',
  'waitingForDecisions',
  'decisionsReceived',
  'awaitingConfirm',
  'awaitingConfirmReasons',
  'extraNotOpen',
  'extraUnplaced',
  'extraWaiting',
  'extraOffer',
  'unplaced',
  'clearingUnplaced',
  'clearingAddChoice',
  'clearingWaiting',
  'clearingUnknown',
  'clearingPlacedFirm',
  'clearingPlacedInsurance',
  'placed',
  'placedFirm',
  'placedInsurance',
  'unconditional',
  'unconditionalUCCF',
  'unconditionalUCCFCI',
  'unconditionalUCCFUI',
  'unconditionalUCCIUCCF',
  'withdrawn',
  'unavailable',
  'updating',
  'embargo',
  'statusUnknown',
  'UCCF',
  'UCCFCI',
  'UCCI',
  'UCCFUI',
] as const;
export type TileStatus = (typeof tileStatuses)[number];

/** A provider's decision on one choice, as tracking reports it. */
export interface Decision {
  /** Empty when it is not known. */
  institutionCode: string;
  /** Null when tracking does not give it. */
  institutionName: string | null;
  /** Null when tracking does not give it. */
  courseName: string | null;
  /** The choice's status in words, for example 'Conditional offer'. */
  choiceStatus: string;
  /** The choice's status code, for example 'CF'. */
  choiceStatusId: string;
  reasonsOfDelay: {
    confirmationPendingReasons: string[];
    actionRequiredByApplicantText: string;
  } | null;
}

/** One choice as the rest of the hub reads it. */
export interface ApplicationChoice {
  providerId: string;
  status: string;
  courseName: string | null;
  institutionName: string | null;
  legacyCode: string;
}

/** What tracking knows of an application, in entity names (AMB-18). */
export interface TrackedApplication {
  personalId: string | null;
  cycleYear: number;
  applicationStatus: string;
  decisions: Decision[];
  decisionsReceived: number;
  numberOfChoices: number;
  numberOfOffers: number;
  numberOfChoiceReplied: number;
  numberOfOfferDeclined: number;
  numberOfChoiceDeclined: number;
  numberOfReferredChoice: number;
  isApplicationInClearing: boolean;
  isWaitingForOffers: boolean;
  isInClearing: boolean;
  isInExtra: boolean;
  isInMaintenance: boolean;
  isInEmbargo: boolean;
  started: boolean;
}

/** What the apply service knows of an application that is being written or was just sent. */
export interface ApplyApplication {
  entryYear: number;
  /** 0 to 100. */
  percentComplete: number;
  applicationCompleted: boolean;
  applicationSent: boolean;
  referenceRequired: boolean;
  referenceRequested: boolean;
  referenceReturned: boolean;
  applicationApprovalRequested: boolean;
  applicationReturned: boolean;
}

/** One part (ug, uc or ugc) of the application information of a user. */
export interface AppInfoPart {
  personalId: string | null;
  cycleYear: number | null;

  applicationStarted: boolean;
  applyUnavailable: boolean;
  /** 0 to 100. */
  percentComplete: number;
  applicationCompleted: boolean;
  applicationSent: boolean;

  referenceRequired: boolean;
  referenceRequested: boolean;
  referenceReturned: boolean;
  applicationApprovalRequested: boolean;
  applicationReturned: boolean;

  /** The tracking status as received; empty when tracking knows nothing. */
  applicationStatus: string;
  applications: ApplicationChoice[];
  /** The decisions as tracking sent them, with their reasons of delay. */
  originalApplications: Decision[];
  decisionsReceived: number;

  numberOfChoices: number;
  numberOfOffers: number;
  numberOfChoiceReplied: number;
  numberOfOfferDeclined: number;
  numberOfChoiceDeclined: number;
  numberOfReferredChoice: number;

  isApplicationInClearing: boolean;
  isWaitingForOffers: boolean;
  isInClearing: boolean;
  isInExtra: boolean;
  isInMaintenance: boolean;
  isInEmbargo: boolean;

  /** What went wrong while asking, in words for the page; empty when nothing did. */
  errors: string[];
  /** The tile status that was committed for this part. */
  state: TileStatus;
}

/** The application information of a user: undergraduate, conservatoires, undergraduate clearing. */
export interface AppInfo {
  ug: AppInfoPart;
  uc: AppInfoPart;
  ugc: AppInfoPart | null;
}

/** Modes that page state can set per scheme (AMB-4, AMB-5). */
export const applyModes = [
  'default',
  'maintenance',
  'updating',
  'unavailable',
  'clearing',
  'clearing_timer',
  'on',
] as const;
export type ApplyMode = (typeof applyModes)[number];

/** A mode as far as it is known; null while it is not (AMB-111). */
export type KnownMode = ApplyMode | null;

/** The study level of a user. */
export const studyLevels = ['Undergraduate', 'Postgraduate'] as const;
export type StudyLevel = (typeof studyLevels)[number];

/**
 * The card settings of one study year: which application types can be started or continued. Null
 * while one is not known.
 */
export interface CardSettings {
  undergraduate: boolean | null;
  postgraduate: boolean | null;
  conservatoires: boolean | null;
  teachertraining: boolean | null;
  preregistration: boolean | null;
}

/**
 * The answer of one application API, before the rules read it.
 * `value: null` is a 204. On failure `status` is the HTTP status, or null when none arrived
 * (time-out, reset) or the body could not be read.
 */
export type ApplicationAnswer<T> =
  { ok: true; value: T | null } | { ok: false; status: number | null; message: string };
