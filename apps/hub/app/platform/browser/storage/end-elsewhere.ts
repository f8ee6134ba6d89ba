import { screens } from '#app/platform/paths/screens.ts';
import { deviceStore } from './device-store.ts';
import { hearOtherTabs } from './other-tabs.ts';

/**
 * Deletes this tab's data when the user has signed out in another tab. Leaves the page when the
 * user has deleted their data there, because this page could save it again.
 */
export function leaveWithOthers(): void {
  hearOtherTabs((end) => {
    deviceStore.clear('selection');
    const isThere = window.location.pathname === screens.dataDeleted;
    // Runs after all other listeners of this tab, in particular those of the texts.
    if (end === 'deleted' && !isThere) {
      setTimeout(() => window.location.replace(screens.dataDeleted));
    }
  });
}
