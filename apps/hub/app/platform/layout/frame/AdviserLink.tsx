import { m } from '@applicant-hub/copy';
import { Link } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { screenOnly } from './screen-only.css.ts';

/** This link is outside the islands of the page, so it adds nothing to their scripts. */
export const AdviserLink = () => (
  <div className={screenOnly}>
    <Link href={paths.adviser} variant="standalone">
      {m.adviser_link()}
    </Link>
  </div>
);
