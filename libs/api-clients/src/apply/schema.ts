import { z } from 'zod';

/** The answer of both apply calls, as far as it is read (APP-90). */
export const applicationSchema = z.object({
  applicationStatusData: z.object({
    percentComplete: z.number(),
    applicationCompleted: z.boolean(),
    applicationSent: z.boolean(),
    referenceSection: z.object({
      referenceRequired: z.boolean(),
      referenceRequested: z.boolean(),
      referenceReturned: z.boolean(),
    }),
  }),
  centreData: z.object({
    applicationApprovalRequested: z.boolean(),
    applicationReturned: z.boolean(),
  }),
  controlData: z.object({ entryYear: z.int() }),
});
export type Application = z.infer<typeof applicationSchema>;
