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
    percentComplete: z
      .number()
      .describe('the progress bar while the applicant fills in the application'),
    applicationCompleted: z
      .boolean()
      .describe('decides whether the tile shows that all sections are complete'),
    applicationSent: z
      .boolean()
      .describe('decides whether the tile shows that the application has been sent'),
    /** No status depends on this section. Without it the hub shows nothing about a reference. */
    referenceSection: optionalField(
      'referenceSection',
      z
        .object({
          referenceRequired: z.boolean().describe('decides whether the tile mentions a reference'),
          referenceRequested: z.boolean().describe('ticks the step "reference requested"'),
          referenceReturned: z.boolean().describe('ticks the step "reference received"'),
        })
        .default(noReference),
      noReference,
    ),
  }),
  centreData: z.object({
    applicationApprovalRequested: z
      .boolean()
      .describe('decides whether the tile shows that the school must approve the application'),
    applicationReturned: z
      .boolean()
      .describe('decides whether the tile shows that the school has returned the application'),
  }),
  controlData: z.object({
    entryYear: z.int().describe('an application of a year that is not displayed is left out'),
  }),
});

export type Application = z.infer<typeof applicationSchema>;

/**
 * The fields that the hub reads from both apply calls (APP-90); an empty response (204) is null.
 */
export const applicationResponseSchema = applicationSchema
  .optional()
  .transform((response) => (response === undefined ? null : toApplyApplication(response)));

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
