import type { ApplyApplication } from '@applicant-hub/domain';
import type { Application } from './schema.ts';

export const applyApplication = (fields: Partial<ApplyApplication> = {}): ApplyApplication => ({
  entryYear: 2027,
  percentComplete: 40,
  applicationCompleted: false,
  applicationSent: false,
  referenceRequired: true,
  referenceRequested: true,
  referenceReturned: false,
  applicationApprovalRequested: false,
  applicationReturned: false,
  ...fields,
});

/** `applyApplication()` as the API sends it. */
export const applicationBody: Application = {
  applicationStatusData: {
    percentComplete: 40,
    applicationCompleted: false,
    applicationSent: false,
    referenceSection: {
      referenceRequired: true,
      referenceRequested: true,
      referenceReturned: false,
    },
  },
  centreData: { applicationApprovalRequested: false, applicationReturned: false },
  controlData: { entryYear: 2027 },
};
