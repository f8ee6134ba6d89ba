import { screens } from '#app/platform/paths/screens.ts';
import { deviceStore } from './device-store.ts';
import { listenToOtherTabs } from './other-tabs.ts';

/**
 * Deletes this tab's data when the user signs out in another tab. Leaves the page when the user
 * deletes their data in another tab, because this page could save the data again.
 */
export function leaveWithOthers(): void {
  listenToOtherTabs((end) => {
    deviceStore.clear('selection');
    const isThere = window.location.pathname === screens.dataDeleted;
    // Runs after all other listeners in this tab, in particular the listeners that handle unsaved
    // texts.
    if (end === 'deleted' && !isThere) {
      setTimeout(() => window.location.replace(screens.dataDeleted));
    }
  });
}
