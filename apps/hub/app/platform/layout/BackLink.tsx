import { m } from '@applicant-hub/copy';
import { ArrowLeftIcon, Link } from '@applicant-hub/design-system';
import { screens } from '#app/platform/paths/screens.ts';

/** The way back to the hub, at the top of a screen of its own. */
export const BackToHub = ({ label = m.shell_back_to_hub() }: { label?: string }) => (
  <div>
    <Link href={screens.hub} variant="standalone">
      <ArrowLeftIcon /> {label}
    </Link>
  </div>
);
