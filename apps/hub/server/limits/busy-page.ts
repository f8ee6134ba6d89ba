import { m } from '@applicant-hub/copy';
import { plainPage } from '../pages/error-page.ts';

/**
 * The page for those who come while the hub has too much to do: the same for everybody, so it is made
 * once. Its link is empty, which is the address that it was asked for.
 */
export const busyPage = (): string =>
  plainPage({
    heading: m.errors_busy_heading(),
    explanation: m.errors_busy_explanation(),
    action: { href: '', label: m.shell_try_again() },
  });
