import { m } from '@applicant-hub/copy';
import { Button, CrossIcon } from '@applicant-hub/design-system';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { screens } from '#app/platform/paths/screens.ts';
import { INTENT, type QueueIntent } from './paths.ts';

export const CloseForm = () => (
  <form method="post" action={screens.queue}>
    <FormToken />
    <Button
      type="submit"
      name={INTENT}
      value={'close' satisfies QueueIntent}
      variant="quiet"
      aria-label={m.queue_close_label()}
    >
      <CrossIcon /> {m.queue_close()}
    </Button>
  </form>
);
