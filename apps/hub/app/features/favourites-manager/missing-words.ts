import { m } from '@applicant-hub/copy';

export const missingWords = (isUnread = false): { title: string; note: string } =>
  isUnread
    ? { title: m.manage_unread(), note: m.manage_unread_note() }
    : { title: m.manage_unavailable(), note: m.manage_unavailable_note() };
