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
      'names the choice to the rest of the hub, which looks the university up by it',
    ),
    institutionName: optionalField('institutionName', z.string(), null).describe(
      'names the university of a choice',
    ),
    courseName: optionalField('courseName', z.string(), null).describe(
      'names the course of a choice',
    ),
    choiceStatus: status('choiceStatus').describe(
      'says what became of a choice when it has no status code',
    ),
    /** Without a code, the text of `choiceStatus` decides. */
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
            .describe('told to the applicant: why the confirmation is late'),
          /** The applicant often has nothing to do. */
          actionRequiredByApplicantText: optionalField(
            'actionRequiredByApplicantText',
            z.string().nullish(),
            null,
          )
            .transform((text) => text ?? '')
            .describe('told to the applicant: what they must do about a late confirmation'),
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

/** A count that no status depends on, so that a missing count does not lose the status. */
const spareCount = (place: string) =>
  optionalField(place, z.number().default(0), 0).describe(
    'kept with the application; nothing is shown or decided by it yet',
  );

const trackSchema = z.object({
  personalId: optionalField('personalId', z.string().nullable().default(null), null).describe(
    'kept with the application; nothing is shown or decided by it yet',
  ),
  cycleYear: z.int().describe('an application of another year than the one looked at is left out'),
  applicationStatus: z.string().describe('decides which status the tile shows'),
  applicationDecisions: z.array(decisionSchema).nullable(),
  /** A count. Its neighbours are lists, so a list is read as its length (AMB-94). */
  decisionsReceived: z
    .union([z.number(), z.array(z.unknown())])
    .describe('the progress bar while decisions come in'),
  numberOfChoices: z
    .number()
    .describe(
      'decides what the tile says in Extra and Clearing, and the width of its progress bar',
    ),
  numberOfOffers: spareCount('numberOfOffers'),
  numberOfChoiceReplied: z
    .number()
    .describe('the progress bar while the applicant replies to offers'),
  numberOfOfferDeclined: spareCount('numberOfOfferDeclined'),
  numberOfChoiceDeclined: spareCount('numberOfChoiceDeclined'),
  numberOfReferredChoice: z
    .number()
    .describe('decides whether the tile waits for decisions, and its progress bar'),
  isApplicationInClearing: z.boolean().describe('decides whether the tile speaks of Clearing'),
  isWaitingForOffers: z.boolean().describe('decides whether the tile waits for decisions'),
  isInClearing: z.boolean().describe('decides whether the tile speaks of Clearing'),
  isInExtra: z.boolean().describe('decides whether the tile speaks of Extra'),
  isTrackInMaintenance: z.boolean().describe('the tile says that tracking is away'),
  /**
   * A status depends on this field (AMB-99). Without it no decision is shown, since it might be
   * shown too early.
   */
  isEmbargoPeriod: z.boolean().describe('the tile says nothing of results before their day'),
  started: z.boolean().describe('with false, the application counts as not begun'),
});

export type Track = z.infer<typeof trackSchema>;

/**
 * The fields that the hub reads from every track call (APP-87 to APP-89); an empty response (204)
 * is null.
 */
export const trackAnswerSchema = trackSchema
  .optional()
  .transform((track) => (track === undefined ? null : toTrackedApplication(track)));

/** Maps the API's names to those of the entity (AMB-18). */
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
