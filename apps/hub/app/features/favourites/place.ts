import { type ShortlistSlots, type SlotNumber, slotOf } from '@applicant-hub/domain';

/** Where a course stands on the shortlist; null when it does not, which is not the same as unknown. */
export type Place = SlotNumber | null | 'unknown';

/** @param slots null when the account does not say what is on the shortlist */
export const placeIn = (slots: ShortlistSlots | null, courseId: string): Place =>
  slots ? slotOf(slots, courseId) : 'unknown';
