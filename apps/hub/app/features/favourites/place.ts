import { type ShortlistSlots, type SlotNumber, slotOf } from '@applicant-hub/domain';

/**
 * The place of a course on the shortlist; null if it is not on the shortlist, which is not the same
 * as unknown.
 */
export type Place = SlotNumber | null | 'unknown';

/** @param slots null if the shortlist is unavailable */
export const placeIn = (slots: ShortlistSlots | null, courseId: string): Place =>
  slots ? slotOf(slots, courseId) : 'unknown';
