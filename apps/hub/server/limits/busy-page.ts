import { m } from '@applicant-hub/copy';
import { plainPage } from '../pages/error-page.ts';

/**
 * The page for requests that are refused during overload. It is the same for all users, so it is
 * rendered once. Its link has an empty address, so it leads to the requested URL.
 */
export const busyPage = (): string =>
  plainPage({
    heading: m.errors_busy_heading(),
    explanation: m.errors_busy_explanation(),
    action: { href: '', label: m.shell_try_again() },
  });
