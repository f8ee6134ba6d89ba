import { emptyPart } from './tracking/part.ts';
import type {
  AppInfoPart,
  ApplicationResult,
  ApplyApplication,
  Decision,
  TrackedApplication,
} from './types.ts';

export const partWith = (fields: Partial<AppInfoPart>): AppInfoPart => ({
  ...emptyPart,
  ...fields,
});

export const decisionOf = (choiceStatusId: string, fields: Partial<Decision> = {}): Decision => ({
  institutionCode: 'L14',
  institutionName: 'Lancaster University',
  courseName: 'Linguistics',
  choiceStatus: 'In words',
  choiceStatusId,
  reasonsOfDelay: null,
  ...fields,
});

export const trackedWith = (fields: Partial<TrackedApplication> = {}): TrackedApplication => ({
  personalId: '1234567890',
  cycleYear: 2027,
  applicationStatus: 'Referred',
  decisions: [],
  decisionsReceived: 0,
  numberOfChoices: 5,
  numberOfOffers: 0,
  numberOfChoiceReplied: 0,
  numberOfOfferDeclined: 0,
  numberOfChoiceDeclined: 0,
  numberOfReferredChoice: 5,
  isApplicationInClearing: false,
  isWaitingForOffers: true,
  isInClearing: false,
  isInExtra: false,
  isInMaintenance: false,
  isInEmbargo: false,
  started: true,
  ...fields,
});

export const writtenWith = (fields: Partial<ApplyApplication> = {}): ApplyApplication => ({
  entryYear: 2027,
  percentComplete: 40,
  applicationCompleted: false,
  applicationSent: false,
  referenceRequired: true,
  referenceRequested: true,
  referenceReturned: false,
  applicationApprovalRequested: false,
  applicationReturned: false,
  ...fields,
});

export const resultOf = <T>(value: T | null): ApplicationResult<T> => ({ ok: true, value });

export const failure = (
  status: number | null,
  message = 'It failed',
): ApplicationResult<never> => ({
  ok: false,
  status,
  message,
});
