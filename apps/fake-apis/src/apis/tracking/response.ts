import { z } from 'zod';

const decision = z.strictObject({
  institutionCode: z.string(),
  institutionName: z.string().nullable(),
  courseName: z.string().nullable(),
  /** As text, for example 'Conditional firm'. */
  choiceStatus: z.string(),
  /** The code, for example 'CF'. */
  choiceStatusId: z.string(),
  reasonsOfDelay: z
    .strictObject({
      confirmationPendingReasons: z.array(z.string()),
      actionRequiredByApplicantText: z.string().optional(),
    })
    .nullable()
    .optional(),
});

/**
 * The fields of a tracked application (specification 1, section 7). Fields that no status depends
 * on may be missing.
 */
export const trackFields = z.strictObject({
  personalId: z.string().optional(),
  cycleYear: z.number(),
  applicationStatus: z.string(),
  applicationDecisions: z.array(decision).nullable(),
  /** A number. The list that the specification suggests is also valid (AMB-94). */
  decisionsReceived: z.union([z.number(), z.array(z.unknown())]),
  numberOfChoices: z.number(),
  numberOfOffers: z.number().optional(),
  numberOfChoiceReplied: z.number(),
  numberOfOfferDeclined: z.number().optional(),
  numberOfChoiceDeclined: z.number().optional(),
  numberOfReferredChoice: z.number(),
  isApplicationInClearing: z.boolean(),
  isWaitingForOffers: z.boolean(),
  isInClearing: z.boolean(),
  isInExtra: z.boolean(),
  isTrackInMaintenance: z.boolean(),
  isEmbargoPeriod: z.boolean(),
  started: z.boolean(),
});

export type Decision = z.infer<typeof decision>;
export type TrackResponse = z.infer<typeof trackFields>;

/** Fields to change in a tracked application. Each decision may be incomplete. */
export const trackChange = trackFields.partial().extend({
  applicationDecisions: z
    .array(decision.partial().transform(completeDecision))
    .nullable()
    .optional(),
});

export type TrackChange = z.infer<typeof trackChange>;

function completeDecision(given: {
  [Field in keyof Decision]?: Decision[Field] | undefined;
}): Decision {
  return {
    institutionCode: given.institutionCode ?? 'L14',
    institutionName:
      given.institutionName === undefined ? 'Lancaster University' : given.institutionName,
    courseName: given.courseName === undefined ? 'Psychology' : given.courseName,
    choiceStatus: given.choiceStatus ?? 'Referred',
    choiceStatusId: given.choiceStatusId ?? 'REF',
    reasonsOfDelay: given.reasonsOfDelay,
  };
}

/** Fields that no status depends on. */
const optionalFields = {
  personalId: '1234567890',
  numberOfOffers: 0,
  numberOfOfferDeclined: 0,
  numberOfChoiceDeclined: 0,
};

/** A complete neutral response: a started application without choices. */
export const neutralTrackResponse = (cycleYear: number): TrackResponse => ({
  ...minimalTrackResponse(cycleYear),
  ...optionalFields,
});

export const minimalTrackResponse = (cycleYear: number): TrackResponse => ({
  cycleYear,
  applicationStatus: '',
  applicationDecisions: [],
  decisionsReceived: 0,
  numberOfChoices: 0,
  numberOfChoiceReplied: 0,
  numberOfReferredChoice: 0,
  isApplicationInClearing: false,
  isWaitingForOffers: false,
  isInClearing: false,
  isInExtra: false,
  isTrackInMaintenance: false,
  isEmbargoPeriod: false,
  started: true,
});
