import { z } from 'zod';
import type { Change } from '#src/store/merge.ts';

const referenceSection = z.strictObject({
  referenceRequired: z.boolean(),
  referenceRequested: z.boolean(),
  referenceReturned: z.boolean(),
});

const statusData = z.strictObject({
  percentComplete: z.number(),
  applicationCompleted: z.boolean(),
  applicationSent: z.boolean(),
  /** The section may be missing, because no status depends on it. */
  referenceSection: referenceSection.optional(),
});

const centreData = z.strictObject({
  applicationApprovalRequested: z.boolean(),
  applicationReturned: z.boolean(),
});

const controlData = z.strictObject({ entryYear: z.number() });

/** An application that is in progress or has just been sent (specification 1, section 7). */
export interface ApplyResponse {
  readonly applicationStatusData: z.infer<typeof statusData>;
  readonly centreData: z.infer<typeof centreData>;
  readonly controlData: z.infer<typeof controlData>;
}

/**
 * Fields to change in an application, either nested as in the response, for example `{ controlData:
 * { entryYear } }`, or by name alone, for example `{ entryYear }`.
 */
export const applyChange = z
  .strictObject({
    applicationStatusData: statusData
      .extend({ referenceSection: referenceSection.partial() })
      .partial(),
    centreData: centreData.partial(),
    controlData: controlData.partial(),
    ...statusData.omit({ referenceSection: true }).shape,
    ...referenceSection.shape,
    ...centreData.shape,
    ...controlData.shape,
  })
  .partial();

export type ApplyChange = z.infer<typeof applyChange>;

export const changeWithoutReference = applyChange.omit({
  applicationStatusData: true,
  referenceRequired: true,
  referenceRequested: true,
  referenceReturned: true,
});

export function nestedChange(change: ApplyChange): Change<ApplyResponse> {
  const reference = {
    referenceRequired: change.referenceRequired,
    referenceRequested: change.referenceRequested,
    referenceReturned: change.referenceReturned,
    ...change.applicationStatusData?.referenceSection,
  };
  const hasReference = Object.values(reference).some((value) => value !== undefined);
  return {
    applicationStatusData: {
      percentComplete: change.percentComplete,
      applicationCompleted: change.applicationCompleted,
      applicationSent: change.applicationSent,
      ...change.applicationStatusData,
      referenceSection: hasReference ? reference : undefined,
    },
    centreData: {
      applicationApprovalRequested: change.applicationApprovalRequested,
      applicationReturned: change.applicationReturned,
      ...change.centreData,
    },
    controlData: { entryYear: change.entryYear, ...change.controlData },
  };
}

/** A complete neutral response: an application that has just been started. */
export function neutralApplyResponse(entryYear: number): ApplyResponse {
  const { applicationStatusData, ...others } = minimalApplyResponse(entryYear);
  return {
    applicationStatusData: {
      ...applicationStatusData,
      referenceSection: {
        referenceRequired: true,
        referenceRequested: false,
        referenceReturned: false,
      },
    },
    ...others,
  };
}

export const minimalApplyResponse = (entryYear: number): ApplyResponse => ({
  applicationStatusData: {
    percentComplete: 0,
    applicationCompleted: false,
    applicationSent: false,
  },
  centreData: { applicationApprovalRequested: false, applicationReturned: false },
  controlData: { entryYear },
});
