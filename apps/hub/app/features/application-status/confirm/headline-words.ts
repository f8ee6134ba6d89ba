import { m } from '@applicant-hub/copy';
import type { ConfirmationHeadline } from '@applicant-hub/domain';

export const headlineWords: Readonly<
  Record<ConfirmationHeadline, { title: () => string; explanation: () => string }>
> = {
  cannotApply: {
    title: m.applications_confirm_cannot_apply,
    explanation: m.applications_confirm_cannot_apply_explanation,
  },
  unavailable: {
    title: m.applications_confirm_unavailable,
    explanation: m.applications_confirm_unavailable_explanation,
  },
  notFound: {
    title: m.applications_confirm_not_found,
    explanation: m.applications_confirm_not_found_explanation,
  },
  late: {
    title: m.applications_confirm_late,
    explanation: m.applications_confirm_late_explanation,
  },
  unknown: {
    title: m.applications_confirm_unknown,
    explanation: m.applications_confirm_unknown_explanation,
  },
  confirm: {
    title: m.applications_confirm,
    explanation: m.applications_confirm_intro,
  },
};
