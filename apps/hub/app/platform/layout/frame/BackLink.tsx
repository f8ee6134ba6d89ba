import { m } from '@applicant-hub/copy';
import { ArrowLeftIcon, Link } from '@applicant-hub/design-system';
import { screens } from '#app/platform/paths/screens.ts';
import { screenOnly } from './screen-only.css.ts';

export interface BackLinkProps {
  readonly href?: string | undefined;
  /** The text of the link, which names the target: "Back to …". */
  readonly label?: string | undefined;
}

/**
 * The only back link, at the top of a page. By default it leads to the hub, with the text from
 * ACS-1.
 */
export const BackLink = ({ href = screens.hub, label = m.shell_back_to_hub() }: BackLinkProps) => (
  <div className={screenOnly}>
    <Link href={href} variant="standalone">
      <ArrowLeftIcon /> {label}
    </Link>
  </div>
);
