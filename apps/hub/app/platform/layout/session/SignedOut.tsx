import { useEffect } from 'react';
import { deviceStore } from '#app/platform/browser/storage/device-store.ts';
import { tellOtherTabs } from '#app/platform/browser/storage/other-tabs.ts';

/** The next person at this device finds nothing of the one who left; shows nothing itself. */
export function SignedOut() {
  useEffect(() => {
    deviceStore.clear('copy', 'selection');
    tellOtherTabs('signedOut');
  }, []);
  return null;
}
