import { m } from '@applicant-hub/copy';
import { ArrowLeftIcon, Link } from '@applicant-hub/design-system';
import { screens } from '#app/platform/paths/screens.ts';
import { screenOnly } from './screen-only.css.ts';

export interface BackLinkProps {
  readonly href?: string | undefined;
  /** Names where it leads: "Back to …". */
  readonly label?: string | undefined;
}

/** The one way back of a page, at its top. Default: to the hub, in the words of ACS-1. */
export const BackLink = ({ href = screens.hub, label = m.shell_back_to_hub() }: BackLinkProps) => (
  <div className={screenOnly}>
    <Link href={href} variant="standalone">
      <ArrowLeftIcon /> {label}
    </Link>
  </div>
);
