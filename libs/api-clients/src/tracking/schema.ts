import type { Decision, TrackedApplication } from '@applicant-hub/domain';
import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';
import { optionalText } from '../http/optional-text.ts';

const status = (place: string) => optionalField(place, z.string().nullish(), null);

/**
 * A provider's decision as tracking sends it (APP-82). The status of the application depends on it,
 * so a decision without a status breaks the contract of the whole response (AMB-99).
 */
const decisionSchema = z
  .object({
    institutionCode: optionalText('institutionCode').describe(
      'identifies the choice; the hub looks up its university by this code',
    ),
    institutionName: optionalField('institutionName', z.string(), null).describe(
      'shown to the applicant: the university of a choice',
    ),
    courseName: optionalField('courseName', z.string(), null).describe(
      'shown to the applicant: the course of a choice',
    ),
    choiceStatus: status('choiceStatus').describe(
      'shown as the status of a choice that has no status code',
    ),
    /** If there is no code, the text of `choiceStatus` determines the status. */
    choiceStatusId: status('choiceStatusId').describe(
      'decides which status the tile shows: offer, accepted, declined, placed …',
    ),
    reasonsOfDelay: optionalField(
      'reasonsOfDelay',
      z
        .object({
          confirmationPendingReasons: optionalField(
            'confirmationPendingReasons',
            eachOf(z.string()).nullish(),
            null,
          )
            .transform((reasons) => reasons ?? [])
            .describe('shown to the applicant: why the confirmation is delayed'),
          /** May be missing, because the applicant often does not have to act. */
          actionRequiredByApplicantText: optionalField(
            'actionRequiredByApplicantText',
            z.string().nullish(),
            null,
          )
            .transform((text) => text ?? '')
            .describe('shown to the applicant: the action that a delayed confirmation needs'),
        })
        .nullable()
        .default(null),
      null,
    ),
  })
  .refine(
    ({ choiceStatus, choiceStatusId }) => choiceStatus != null || choiceStatusId != null,
    'Expected a status',
  )
  .transform(({ choiceStatus, choiceStatusId, ...decision }): Decision => ({
    ...decision,
    choiceStatus: choiceStatus ?? '',
    choiceStatusId: choiceStatusId ?? '',
  }));

/**
 * A count that no status depends on. If it is missing, it is read as 0, so that the status is still
 * shown.
 */
const spareCount = (place: string) =>
  optionalField(place, z.number().default(0), 0).describe(
    'stored with the application; the hub does not use it yet',
  );

const trackSchema = z.object({
  personalId: optionalField('personalId', z.string().nullable().default(null), null).describe(
    'stored with the application; the hub does not use it yet',
  ),
  cycleYear: z.int().describe('an application of a year that is not displayed is left out'),
  applicationStatus: z.string().describe('decides which status the tile shows'),
  applicationDecisions: z.array(decisionSchema).nullable(),
  /**
   * A count. `applicationDecisions` is a list, so the API may send a list here too. The client then
   * reads its length (AMB-94).
   */
  decisionsReceived: z
    .union([z.number(), z.array(z.unknown())])
    .describe('the progress bar while decisions arrive'),
  numberOfChoices: z
    .number()
    .describe(
      'decides the text of the tile in Extra and Clearing, and the width of its progress bar',
    ),
  numberOfOffers: spareCount('numberOfOffers'),
  numberOfChoiceReplied: z
    .number()
    .describe('the progress bar while the applicant replies to offers'),
  numberOfOfferDeclined: spareCount('numberOfOfferDeclined'),
  numberOfChoiceDeclined: spareCount('numberOfChoiceDeclined'),
  numberOfReferredChoice: z
    .number()
    .describe('decides whether the tile shows that decisions are open, and its progress bar'),
  isApplicationInClearing: z.boolean().describe('decides whether the tile mentions Clearing'),
  isWaitingForOffers: z
    .boolean()
    .describe('decides whether the tile shows that decisions are open'),
  isInClearing: z.boolean().describe('decides whether the tile mentions Clearing'),
  isInExtra: z.boolean().describe('decides whether the tile mentions Extra'),
  isTrackInMaintenance: z
    .boolean()
    .describe('if true, the tile shows that tracking is unavailable'),
  /**
   * A status depends on this field (AMB-99). Without this field, no decision is shown, because the
   * decisions could still be under embargo.
   */
  isEmbargoPeriod: z.boolean().describe('if true, the tile does not mention results yet'),
  started: z.boolean().describe('if false, the application counts as not started'),
});

export type Track = z.infer<typeof trackSchema>;

/**
 * The fields that the hub reads from every track call (APP-87 to APP-89); null for an empty
 * response (204).
 */
export const trackResponseSchema = trackSchema
  .optional()
  .transform((track) => (track === undefined ? null : toTrackedApplication(track)));

/** Maps the API's field names to the names in the entity (AMB-18). */
function toTrackedApplication(track: Track): TrackedApplication {
  const {
    applicationDecisions,
    decisionsReceived,
    isTrackInMaintenance,
    isEmbargoPeriod,
    ...sameName
  } = track;
  return {
    ...sameName,
    decisions: applicationDecisions ?? [],
    decisionsReceived: Array.isArray(decisionsReceived)
      ? decisionsReceived.length
      : decisionsReceived,
    isInMaintenance: isTrackInMaintenance,
    isInEmbargo: isEmbargoPeriod,
  };
}
