import { m } from '@applicant-hub/copy';

/** The title and the note of a favourite without details. */
export const missingWords = (isUnread = false): { title: string; note: string } =>
  isUnread
    ? { title: m.manage_unread(), note: m.manage_unread_note() }
    : { title: m.manage_unavailable(), note: m.manage_unavailable_note() };
