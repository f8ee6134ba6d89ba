import { useEffect } from 'react';
import { deviceStore } from './device-store.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** The next person at this device finds nothing of the one who left; shows nothing itself. */
export function SignedOut() {
  useEffect(() => {
    deviceStore.clear('copy', 'selection');
    tellOtherTabs('signedOut');
  }, []);
  return null;
}
