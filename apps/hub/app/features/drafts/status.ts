import { m } from '@applicant-hub/copy';
import type { DraftState } from './machine.ts';

/** What is happening to a text, for those who look; empty while nothing has. */
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
 * What is read out. Saving goes on for as long as somebody writes, so only what changes is said: that
 * the text is saved, once, that it is not, and that it is again.
 *
 * @param before what was read out last
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
