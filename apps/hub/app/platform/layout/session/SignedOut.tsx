import { useEffect } from 'react';
import { deviceStore } from '#app/platform/browser/storage/device-store.ts';
import { notifyOtherTabs } from '#app/platform/browser/storage/other-tabs.ts';

export function SignedOut() {
  useEffect(() => {
    deviceStore.clear('copy', 'selection');
    notifyOtherTabs('signedOut');
  }, []);
  return null;
}
