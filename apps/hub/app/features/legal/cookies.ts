import { m } from '@applicant-hub/copy';

interface Cookie {
  name: string;
  purpose: () => string;
  time: () => string;
}

/**
 * The cookies that the hub sets in production. `cookies.test.ts` compares them with
 * docs/privacy.md, which another test compares with the code.
 */
export const cookies: readonly Cookie[] = [
  { name: 'hub', purpose: m.cookies_for_session, time: m.cookies_until_closed },
  { name: 'hub-mark', purpose: m.cookies_for_mark, time: m.cookies_while_signed_in },
  { name: 'hub-login-', purpose: m.cookies_for_login, time: minutes(10) },
  { name: 'hub-signed-out', purpose: m.cookies_for_signed_out, time: m.cookies_until_closed },
  { name: 'hub-kept', purpose: m.cookies_for_kept, time: minutes(30) },
  { name: 'hub-saved', purpose: m.cookies_for_saved, time: minutes(1) },
  { name: 'hub-appearance', purpose: m.cookies_for_appearance, time: days(365) },
  { name: 'hub-language', purpose: m.cookies_for_language, time: days(365) },
  { name: 'hub-columns', purpose: m.cookies_for_columns, time: days(365) },
  { name: 'hub-queue', purpose: m.cookies_for_queue, time: hours(24) },
  { name: 'hub-queue-ticket', purpose: m.cookies_for_queue, time: hours(24) },
  { name: 'disqusSSOToken', purpose: m.cookies_for_comments, time: minutes(120) },
];

function minutes(count: number) {
  return () => m.cookies_minutes({ count });
}
function hours(count: number) {
  return () => m.cookies_hours({ count });
}
function days(count: number) {
  return () => m.cookies_days({ count });
}
