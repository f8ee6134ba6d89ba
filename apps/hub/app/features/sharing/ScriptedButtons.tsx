import { m } from '@applicant-hub/copy';
import { Button } from '@applicant-hub/design-system';

/** Hidden until the script of the page runs, like the copy button. */
export const PrintButton = () => (
  <span hidden data-scripted>
    <Button type="button" variant="secondary" size="s" data-print>
      {m.manage_print()}
    </Button>
  </span>
);

export const CopyButton = ({ url }: { url: string }) => (
  <span hidden data-scripted>
    <Button
      type="button"
      variant="secondary"
      data-copy={url}
      data-copied={m.calendar_link_copied()}
      data-failed={m.calendar_link_copy_failed()}
    >
      {m.calendar_link_copy()}
    </Button>{' '}
    <span role="status" />
  </span>
);
