import { useEffect } from 'react';
import { forgetCopy } from '../notifications/forget-copy.ts';
import { forgetSelectionCopies } from '../widgets/tariff/forget-selection.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** The next person at this device finds nothing of the one who left; shows nothing itself. */
export function SignedOut() {
  useEffect(() => {
    forgetCopy();
    forgetSelectionCopies();
    tellOtherTabs('signedOut');
  }, []);
  return null;
}
