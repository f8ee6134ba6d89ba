import { m } from '@applicant-hub/copy';
import {
  type ItemProgress,
  type PartnerItem,
  type PartnerStatus,
  progressCounts,
} from '@applicant-hub/domain';
import type { PartnerWidgetId } from './ids.ts';

interface PartnerWords {
  /** The text for applicants who have not started. */
  invitation: () => string;
  /** The label of the link to the whole catalogue. */
  start: () => string;
  /** The label of the link to the started items. */
  list: () => string;
}

export const partnerWords: Record<PartnerWidgetId, PartnerWords> = {
  SpringpodSpotlights: {
    invitation: m.partner_spotlights_invitation,
    start: m.partner_spotlights_start,
    list: m.partner_spotlights_list,
  },
  VirtualWorkExperiences: {
    invitation: m.partner_work_invitation,
    start: m.partner_work_start,
    list: m.partner_work_list,
  },
};

/**
 * The status as text (GRD-22): the number of items in progress and complete, or why there are no
 * items; empty if the partner reports no progress.
 */
export function statusText(
  id: PartnerWidgetId,
  status: PartnerStatus,
  items: readonly PartnerItem[],
): string {
  if (status === 'unable') return m.partner_unable();
  if (status === 'not-started') return partnerWords[id].invitation();
  const counts = progressCounts(items);
  const parts = [
    counts['in-progress'] > 0 ? m.partner_in_progress({ n: counts['in-progress'] }) : null,
    counts.complete > 0 ? m.partner_complete({ n: counts.complete }) : null,
  ].filter((part) => part !== null);
  if (parts.length > 0) return parts.join(', ');
  return counts.unknown > 0 ? '' : m.partner_none_begun();
}

export const progressHeadings: Record<ItemProgress, () => string> = {
  'in-progress': m.partner_heading_in_progress,
  'not-started': m.partner_heading_not_started,
  unknown: m.partner_heading_unknown,
  complete: m.partner_heading_complete,
};
