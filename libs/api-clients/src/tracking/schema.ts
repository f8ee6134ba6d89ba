import type { Decision, TrackedApplication } from '@applicant-hub/domain';
import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';
import { optionalText } from '../http/optional-text.ts';

const status = (place: string) => optionalField(place, z.string().nullish(), null);

/**
 * A provider's decision as tracking sends it (APP-82). Its status decides the status of the
 * application: a decision without any breaks the contract of the whole answer (AMB-99).
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
    /** Without a code the words of `choiceStatus` decide. */
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
          /** There is often nothing that the applicant must do. */
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

/** A count that no status depends on, so that no status is lost without it. */
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
  /** A count. It stands among lists, so a list is read as its length (AMB-94). */
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
  /** It decides a status (AMB-99): without it no decision is shown, since one might be too early. */
  isEmbargoPeriod: z.boolean().describe('the tile says nothing of results before their day'),
  started: z.boolean().describe('with false, the application counts as not begun'),
});

export type Track = z.infer<typeof trackSchema>;

/** The answer of every track call, as far as it is read (APP-87 to APP-89); nothing (204) is null. */
export const trackAnswerSchema = trackSchema
  .optional()
  .transform((track) => (track === undefined ? null : toTrackedApplication(track)));

/** The API's words for the same things become the entity's (AMB-18). */
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
