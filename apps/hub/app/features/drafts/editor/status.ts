import { m } from '@applicant-hub/copy';
import type { DraftState } from '../device/state.ts';

export function statusWords({ phase, savedTime }: DraftState): string {
  switch (phase.name) {
    case 'saved':
      return savedTime === null ? '' : m.drafts_saved_at({ time: savedTime });
    case 'typing':
    case 'saving':
      return m.drafts_saving();
    case 'waiting':
      return m.drafts_retrying();
    case 'signedOut':
    case 'refused':
    case 'conflict':
      return m.drafts_not_saved_yet();
  }
}

/**
 * The announcement for screen readers. Saves repeat for as long as the applicant types, so only
 * changes are announced: the first save, a failure, and the next success.
 *
 * @param before the last announcement
 */
export function announcementAfter(before: string, { phase, savedTime }: DraftState): string {
  switch (phase.name) {
    case 'saved':
      return savedTime === null ? before : m.drafts_saved();
    case 'typing':
    case 'saving':
      return before;
    case 'waiting':
      return m.drafts_retrying();
    case 'signedOut':
      return m.drafts_signed_out();
    case 'refused':
      return phase.message;
    case 'conflict':
      return m.drafts_conflict();
  }
}
