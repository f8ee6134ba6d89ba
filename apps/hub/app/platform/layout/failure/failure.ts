import { isRouteErrorResponse } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import type { Messages } from '@applicant-hub/copy/languages';

interface Failure {
  heading: string;
  explanation: string;
}

const notThisWay = (m: Messages): Failure => ({
  heading: m.errors_method_heading(),
  explanation: m.errors_method_explanation(),
});

/**
 * Heading and explanation for each known situation; all other failures have the generic view
 * (SH-55).
 */
const failures: Partial<Record<number, (m: Messages) => Failure>> = {
  400: notThisWay,
  403: (m) => ({
    heading: m.errors_forbidden_heading(),
    explanation: m.errors_forbidden_explanation(),
  }),
  404: (m) => ({
    heading: m.errors_not_found_heading(),
    explanation: m.errors_not_found_explanation(),
  }),
  405: notThisWay,
  411: notThisWay,
  413: (m) => ({
    heading: m.errors_too_large_heading(),
    explanation: m.errors_too_large_explanation(),
  }),
  415: notThisWay,
  503: (m) => ({
    heading: m.errors_unavailable_heading(),
    explanation: m.errors_unavailable_explanation(),
  }),
};

const generic = (m: Messages): Failure => ({
  heading: m.errors_generic_title(),
  explanation: m.errors_generic(),
});

/** The text never contains details of the error. */
export function failureOf(error: unknown): Failure & { status: number } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return { status, ...failureText(status) };
}

export const failureText = (status: number, messages: Messages = m): Failure =>
  (failures[status] ?? generic)(messages);

export const failureTitle = (error: unknown): string =>
  m.shell_page_title({ page: failureOf(error).heading });
