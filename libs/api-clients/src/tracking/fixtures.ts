import type { TrackedApplication } from '@applicant-hub/domain';
import type { Track } from './schema.ts';

export const trackedApplication = (
  fields: Partial<TrackedApplication> = {},
): TrackedApplication => ({
  personalId: '1234567890',
  cycleYear: 2027,
  applicationStatus: 'Referred',
  decisions: [
    {
      institutionCode: 'L14',
      institutionName: 'Lancaster University',
      courseName: 'Linguistics',
      choiceStatus: 'Conditional offer',
      choiceStatusId: 'C',
      reasonsOfDelay: null,
    },
  ],
  decisionsReceived: 2,
  numberOfChoices: 5,
  numberOfOffers: 1,
  numberOfChoiceReplied: 0,
  numberOfOfferDeclined: 0,
  numberOfChoiceDeclined: 0,
  numberOfReferredChoice: 3,
  isApplicationInClearing: false,
  isWaitingForOffers: true,
  isInClearing: false,
  isInExtra: false,
  isInMaintenance: false,
  isInEmbargo: false,
  started: true,
  ...fields,
});

/** `trackedApplication()` as the API sends it. */
export const trackBody = (fields: Partial<Track> = {}): Track => ({
  personalId: '1234567890',
  cycleYear: 2027,
  applicationStatus: 'Referred',
  applicationDecisions: [
    {
      institutionCode: 'L14',
      institutionName: 'Lancaster University',
      courseName: 'Linguistics',
      choiceStatus: 'Conditional offer',
      choiceStatusId: 'C',
      reasonsOfDelay: null,
    },
  ],
  decisionsReceived: 2,
  numberOfChoices: 5,
  numberOfOffers: 1,
  numberOfChoiceReplied: 0,
  numberOfOfferDeclined: 0,
  numberOfChoiceDeclined: 0,
  numberOfReferredChoice: 3,
  isApplicationInClearing: false,
  isWaitingForOffers: true,
  isInClearing: false,
  isInExtra: false,
  isTrackInMaintenance: false,
  isEmbargoPeriod: false,
  started: true,
  ...fields,
});
