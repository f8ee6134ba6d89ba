import type { AppLoadContext } from '@remix-run/node';
import type { Applicant } from '../applicant/applicant.server.ts';

/** What every widget's `load` gets. */
export interface WidgetScope {
  request: Request;
  context: AppLoadContext;
  applicant: Applicant;
}
