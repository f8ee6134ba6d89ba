import { useEnhanced } from '@applicant-hub/design-system';

/**
 * Hidden first button of a form with lookups. Enter in a field presses the first button, which must
 * send the form and not start a lookup. With scripts the buttons of the lookups submit nothing.
 */
export function EnterButton() {
  return useEnhanced() ? null : <button type="submit" hidden />;
}
