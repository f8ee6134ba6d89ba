import { screens } from '#app/platform/paths/screens.ts';
import { deviceStore } from './device-store.ts';
import { hearOtherTabs } from './other-tabs.ts';

/**
 * Forgets what this tab keeps when the person has signed out in another, and leaves the page when
 * they have deleted their data there: what is on it is gone, and could be saved anew.
 */
export function leaveWithOthers(): void {
  hearOtherTabs((end) => {
    deviceStore.clear('selection');
    const isThere = window.location.pathname === screens.dataDeleted;
    // After everybody else here has heard it: the texts of the tab first.
    if (end === 'deleted' && !isThere) {
      setTimeout(() => window.location.replace(screens.dataDeleted));
    }
  });
}
