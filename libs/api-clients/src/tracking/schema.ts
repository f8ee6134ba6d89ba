import { z } from 'zod';

/** A provider's decision as tracking sends it (APP-82). */
const decisionSchema = z.object({
  institutionCode: z.string(),
  institutionName: z.string(),
  courseName: z.string(),
  choiceStatus: z.string(),
  choiceStatusId: z.string(),
  reasonsOfDelay: z
    .object({
      confirmationPendingReasons: z.array(z.string()),
      actionRequiredByApplicantText: z.string(),
    })
    .nullable(),
});

/** The answer of every track call, as far as it is read (APP-87 to APP-89). */
export const trackSchema = z.object({
  personalId: z.string(),
  cycleYear: z.int(),
  applicationStatus: z.string(),
  applicationDecisions: z.array(decisionSchema).nullable(),
  /** A count. It stands among lists, so a list is read as its length (AMB-94). */
  decisionsReceived: z.union([z.number(), z.array(z.unknown())]),
  numberOfChoices: z.number(),
  numberOfOffers: z.number(),
  numberOfChoiceReplied: z.number(),
  numberOfOfferDeclined: z.number(),
  numberOfChoiceDeclined: z.number(),
  numberOfReferredChoice: z.number(),
  isApplicationInClearing: z.boolean(),
  isWaitingForOffers: z.boolean(),
  isInClearing: z.boolean(),
  isInExtra: z.boolean(),
  isTrackInMaintenance: z.boolean(),
  isEmbargoPeriod: z.boolean(),
  started: z.boolean(),
});
export type Track = z.infer<typeof trackSchema>;
