/**
 * Types for the application status rules (specification 1, sections 3 and 4). All of them are plain
 * data: no I/O, no clock.
 */

/** A tracked application type: `ug` undergraduate or postgraduate, `uc` conservatoires. */
export const schemes = ['ug', 'uc'] as const;
export type Scheme = (typeof schemes)[number];

/**
 * Every status of a tile. The last four ids (`UCC…`) exist only as debug states; the tracking map
 * never returns them.
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

export interface Decision {
  /** Empty when unknown. */
  institutionCode: string;
  /** Null if tracking does not send this field. */
  institutionName: string | null;
  /** Null if tracking does not send this field. */
  courseName: string | null;
  /** The choice's status as text, for example 'Conditional offer'. */
  choiceStatus: string;
  /** The choice's status code, for example 'CF'. */
  choiceStatusId: string;
  reasonsOfDelay: {
    confirmationPendingReasons: string[];
    actionRequiredByApplicantText: string;
  } | null;
}

export interface ApplicationChoice {
  providerId: string;
  status: string;
  courseName: string | null;
  institutionName: string | null;
  legacyCode: string;
}

/** An application as tracking reports it, with the field names of the entity (AMB-18). */
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

export interface ApplyApplication {
  entryYear: number;
  /** Percentage from 0 to 100. */
  percentComplete: number;
  applicationCompleted: boolean;
  applicationSent: boolean;
  referenceRequired: boolean;
  referenceRequested: boolean;
  referenceReturned: boolean;
  applicationApprovalRequested: boolean;
  applicationReturned: boolean;
}

export interface AppInfoPart {
  personalId: string | null;
  cycleYear: number | null;

  applicationStarted: boolean;
  applyUnavailable: boolean;
  /** Percentage from 0 to 100. */
  percentComplete: number;
  applicationCompleted: boolean;
  applicationSent: boolean;

  referenceRequired: boolean;
  referenceRequested: boolean;
  referenceReturned: boolean;
  applicationApprovalRequested: boolean;
  applicationReturned: boolean;

  /** The tracking status as received; empty if tracking has no status. */
  applicationStatus: string;
  applications: ApplicationChoice[];
  /** The decisions as received, with the reasons for their delay. */
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

  /** Messages of failed requests, for the page; empty if no request failed. */
  errors: string[];
  /** The tile status that the hub last stored for this part (APP-61). */
  state: TileStatus;
}

/**
 * The application information of a user: undergraduate, conservatoires and undergraduate in
 * Clearing.
 */
export interface AppInfo {
  ug: AppInfoPart;
  uc: AppInfoPart;
  ugc: AppInfoPart | null;
}

/** Modes that page state can set for each scheme (AMB-4, AMB-5). */
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

/** A mode; null when unknown (AMB-111). */
export type KnownMode = ApplyMode | null;

export const studyLevels = ['Undergraduate', 'Postgraduate'] as const;
export type StudyLevel = (typeof studyLevels)[number];

/**
 * Card settings of one study year: the application types that can be started or continued. Null
 * when unknown.
 */
export interface CardSettings {
  undergraduate: boolean | null;
  postgraduate: boolean | null;
  conservatoires: boolean | null;
  teachertraining: boolean | null;
  preregistration: boolean | null;
}

/**
 * Response of one application API, before the rules read it. A `value` of null is a 204. After a
 * failure, `status` is the HTTP status, or null if no response arrived (time-out, reset) or its
 * body was unreadable.
 */
export type ApplicationResult<T> =
  { ok: true; value: T | null } | { ok: false; status: number | null; message: string };
