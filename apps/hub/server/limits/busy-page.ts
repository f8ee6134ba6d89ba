import { m } from '@applicant-hub/copy';
import { plainPage } from '../pages/error-page.ts';

/**
 * The page for requests refused during overload. It is the same for all users, so it is rendered
 * once. Its link is empty, and so points to the requested URL.
 */
export const busyPage = (): string =>
  plainPage({
    heading: m.errors_busy_heading(),
    explanation: m.errors_busy_explanation(),
    action: { href: '', label: m.shell_try_again() },
  });
