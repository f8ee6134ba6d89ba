import type { ApplyApplication } from '@applicant-hub/domain';
import { z } from 'zod';
import { optionalField } from '../http/optional-field.ts';

const noReference = {
  referenceRequired: false,
  referenceRequested: false,
  referenceReturned: false,
};

const applicationSchema = z.object({
  applicationStatusData: z.object({
    percentComplete: z.number().describe('the progress bar while the application is written'),
    applicationCompleted: z
      .boolean()
      .describe('decides whether the tile says that all sections are done'),
    applicationSent: z
      .boolean()
      .describe('decides whether the tile says that the application is sent'),
    /** No status depends on this section. Without it the hub shows nothing about a reference. */
    referenceSection: optionalField(
      'referenceSection',
      z
        .object({
          referenceRequired: z.boolean().describe('decides whether the tile speaks of a reference'),
          referenceRequested: z
            .boolean()
            .describe('ticks the step of the reference that was asked for'),
          referenceReturned: z.boolean().describe('ticks the step of the reference that came back'),
        })
        .default(noReference),
      noReference,
    ),
  }),
  centreData: z.object({
    applicationApprovalRequested: z
      .boolean()
      .describe('decides whether the tile waits for the approval of the school'),
    applicationReturned: z
      .boolean()
      .describe('decides whether the tile says that the school gave it back'),
  }),
  controlData: z.object({
    entryYear: z
      .int()
      .describe('an application of another year than the one looked at is left out'),
  }),
});

export type Application = z.infer<typeof applicationSchema>;

/**
 * The fields that the hub reads from both apply calls (APP-90); an empty response (204) is null.
 */
export const applicationAnswerSchema = applicationSchema
  .optional()
  .transform((answer) => (answer === undefined ? null : toApplyApplication(answer)));

const toApplyApplication = ({
  applicationStatusData: { referenceSection, ...progress },
  centreData,
  controlData,
}: Application): ApplyApplication => ({
  entryYear: controlData.entryYear,
  ...progress,
  ...referenceSection,
  ...centreData,
});
