import { m } from '@applicant-hub/copy';
import { Button, useEnhanced } from '@applicant-hub/design-system';

export function PrintButton() {
  if (!useEnhanced()) return null;
  return (
    <Button type="button" variant="quiet" size="s" flush onClick={() => window.print()}>
      {m.manage_print()}
    </Button>
  );
}
