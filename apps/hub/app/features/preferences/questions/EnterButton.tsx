import { useEnhanced } from '@applicant-hub/design-system';

/**
 * Stands first in a form with lookups, unseen: Enter in a field presses the first button, which is to
 * send the form and not to find something. With scripts the lookups' buttons send nothing.
 */
export function EnterButton() {
  return useEnhanced() ? null : <button type="submit" hidden />;
}
