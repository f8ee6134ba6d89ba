import { isOfStudyYear, readResult } from './results.ts';
import { choiceStatusOf } from '../choices/choice-status.ts';
import type {
  AppInfo,
  AppInfoPart,
  ApplicationResult,
  ApplicationChoice,
  ApplyApplication,
  Decision,
  Scheme,
  TrackedApplication,
} from '../types.ts';

export const emptyPart: Readonly<AppInfoPart> = {
  personalId: null,
  cycleYear: null,
  applicationStarted: false,
  applyUnavailable: false,
  percentComplete: 0,
  applicationCompleted: false,
  applicationSent: false,
  referenceRequired: false,
  referenceRequested: false,
  referenceReturned: false,
  applicationApprovalRequested: false,
  applicationReturned: false,
  applicationStatus: '',
  applications: [],
  originalApplications: [],
  decisionsReceived: 0,
  numberOfChoices: 0,
  numberOfOffers: 0,
  numberOfChoiceReplied: 0,
  numberOfOfferDeclined: 0,
  numberOfChoiceDeclined: 0,
  numberOfReferredChoice: 0,
  isApplicationInClearing: false,
  isWaitingForOffers: false,
  isInClearing: false,
  isInExtra: false,
  isInMaintenance: false,
  isInEmbargo: false,
  errors: [],
  state: 'notStarted',
};

export interface PartResults {
  track: ApplicationResult<TrackedApplication>;
  /** Null when the apply service was not queried (`needsApply`). */
  apply: ApplicationResult<ApplyApplication> | null;
}

/**
 * Builds a part from the responses of tracking and apply for the selected study year.
 *
 * It discards tracking data of another year (APP-70, APP-71). It also discards an apply application
 * for another entry year: the specification reads `entryYear` but does not state what for, and the
 * tile shows only the selected year. The application counts as started if either service reports it
 * as started or responds with 503 (APP-95).
 */
export function buildPart({ track, apply }: PartResults, studyYear: number): AppInfoPart {
  const tracking = readResult(track);
  const writing = apply === null ? null : readResult(apply);

  const tracked =
    tracking.kind === 'known' && isOfStudyYear(tracking.value, studyYear) ? tracking.value : null;
  const written =
    writing?.kind === 'known' && writing.value.entryYear === studyYear ? writing.value : null;
  const unavailable = [tracking, writing].filter((reading) => reading?.kind === 'unavailable');

  return {
    ...emptyPart,
    ...(written === null ? {} : fromApply(written)),
    ...(tracked === null ? {} : fromTracking(tracked)),
    applicationStarted:
      tracked?.started === true ||
      written !== null ||
      unavailable.some((reading) => reading.started),
    applyUnavailable: unavailable.length > 0,
    errors: [...new Set(unavailable.flatMap(({ message }) => message ?? []))],
  };
}

function fromTracking(tracked: TrackedApplication): Partial<AppInfoPart> {
  const { decisions, started, ...sameNames } = tracked;
  return {
    ...sameNames,
    // Tracking's status is ignored for an application that tracking reports as not started
    // (AMB-15).
    applicationStatus: started ? tracked.applicationStatus : '',
    applications: decisions.map(toChoice),
    originalApplications: decisions,
  };
}

function fromApply(written: ApplyApplication): Partial<AppInfoPart> {
  const { entryYear, ...sameNames } = written;
  return { ...sameNames, cycleYear: entryYear };
}

/**
 * The choice's status is the decision's status code, because the rest of the hub reads codes.
 * Without a code, the status is tracking's text.
 */
function toChoice(decision: Decision): ApplicationChoice {
  return {
    providerId: decision.institutionCode,
    legacyCode: decision.institutionCode,
    institutionName: decision.institutionName,
    courseName: decision.courseName,
    status: choiceStatusOf(decision),
  };
}

export interface AppInfoResults {
  /** `clearingTrack` is null outside clearing mode, because the hub does not query it there. */
  ug: PartResults & { clearingTrack: ApplicationResult<TrackedApplication> | null };
  uc: PartResults;
}

/**
 * Builds the application information of a user (APP-73); `ugc` is built from the clearing track
 * (AMB-17).
 */
export function buildAppInfo({ ug, uc }: AppInfoResults, studyYear: number): AppInfo {
  return {
    ug: buildPart(ug, studyYear),
    uc: buildPart(uc, studyYear),
    ugc:
      ug.clearingTrack === null
        ? null
        : buildPart({ track: ug.clearingTrack, apply: null }, studyYear),
  };
}

/**
 * Returns the part that a tile shows.
 *
 * Interpretation of AMB-17: the specification names the ug clearing track call and the part `ugc`,
 * but never connects them to a tile. In clearing mode the clearing track has the best data, so the
 * ug tile shows the clearing track if it has a status, and otherwise the ug part. A service state
 * in either part (unavailable, maintenance, embargo) applies in both cases.
 */
export function tilePart({ ug, uc, ugc }: AppInfo, scheme: Scheme): AppInfoPart {
  if (scheme === 'uc') return uc;
  if (ugc === null) return ug;
  return {
    ...(ugc.applicationStatus === '' ? ug : ugc),
    applicationStarted: ug.applicationStarted || ugc.applicationStarted,
    applyUnavailable: ug.applyUnavailable || ugc.applyUnavailable,
    isInMaintenance: ug.isInMaintenance || ugc.isInMaintenance,
    isInEmbargo: ug.isInEmbargo || ugc.isInEmbargo,
    errors: [...new Set([...ug.errors, ...ugc.errors])],
  };
}
