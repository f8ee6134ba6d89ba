import { isRouteErrorResponse } from '@remix-run/react';
import { m } from '@applicant-hub/copy';

interface Failure {
  heading: string;
  explanation: string;
}

const notThisWay = (): Failure => ({
  heading: m.errors_method_heading(),
  explanation: m.errors_method_explanation(),
});

/** One heading and explanation per situation; anything else gets the generic view (SH-55). */
const failures: Partial<Record<number, () => Failure>> = {
  400: notThisWay,
  403: () => ({
    heading: m.errors_forbidden_heading(),
    explanation: m.errors_forbidden_explanation(),
  }),
  404: () => ({
    heading: m.errors_not_found_heading(),
    explanation: m.errors_not_found_explanation(),
  }),
  405: notThisWay,
  411: notThisWay,
  413: () => ({
    heading: m.errors_too_large_heading(),
    explanation: m.errors_too_large_explanation(),
  }),
  415: notThisWay,
  503: () => ({
    heading: m.errors_unavailable_heading(),
    explanation: m.errors_unavailable_explanation(),
  }),
};

const generic = (): Failure => ({
  heading: m.errors_generic_title(),
  explanation: m.errors_generic(),
});

/** What to say of an error; no detail of it is ever shown. */
export function failureOf(error: unknown): Failure & { status: number } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return { status, ...failureWords(status) };
}

/** What to say of a failure by the status of its answer. */
export const failureWords = (status: number): Failure => (failures[status] ?? generic)();

/** The document title of a failure. */
export const failureTitle = (error: unknown): string =>
  m.shell_page_title({ page: failureOf(error).heading });
