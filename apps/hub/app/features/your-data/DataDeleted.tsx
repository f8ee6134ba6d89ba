import { useEffect } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { notifyOtherTabs } from '#app/platform/browser/storage/other-tabs.ts';
import { forgetDevice } from './forget-device.ts';

export interface DataDeletedProps {
  owner: string;
  isNew: boolean;
}

/**
 * Deletes the applicant's data from this device and, if the data was deleted just now, notifies the
 * other tabs. Renders nothing.
 */
export function DataDeleted({ owner, isNew }: DataDeletedProps) {
  useEffect(() => {
    forgetDevice(owner);
    if (!isNew) return;
    notifyOtherTabs('deleted');
    // Stops a reload or a return to this page from notifying the other tabs again.
    window.history.replaceState(window.history.state, '', paths.dataDeleted);
  }, [owner, isNew]);
  return null;
}
