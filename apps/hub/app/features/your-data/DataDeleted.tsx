import { useEffect } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { tellOtherTabs } from '#app/platform/browser/other-tabs.ts';
import { forgetDevice } from './forget-device.ts';

export interface DataDeletedProps {
  owner: string;
  /** Whether the data was deleted just now. */
  isNew: boolean;
}

/** Forgets on this device what was never saved; shows nothing itself. */
export function DataDeleted({ owner, isNew }: DataDeletedProps) {
  useEffect(() => {
    forgetDevice(owner);
    if (!isNew) return;
    tellOtherTabs('deleted');
    // A page that is loaded again, or gone back to, tells nothing.
    window.history.replaceState(window.history.state, '', paths.dataDeleted);
  }, [owner, isNew]);
  return null;
}
