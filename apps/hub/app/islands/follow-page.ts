import { legacyTarget } from '../shell/hash-route.ts';
import { countPageView } from '../shell/page-views.ts';
import { forgetCleared } from '../widget-settings/cleared.ts';
import { returnFocus } from '../widgets/return-focus.ts';
import { ORDERS } from '../widgets/tool-cells.ts';
import { whenLoaded } from './when-loaded.ts';
import { followChanges } from '../shell/changes-elsewhere.ts';
import { onReturn } from '../shell/on-return.ts';
import { leaveWithOthers } from '../shell/end-elsewhere.ts';

/** What every page does in the browser, whatever is on it. */
export function followPage(): void {
  const target = legacyTarget(window.location.hash);
  if (target !== null) {
    window.location.replace(target);
    return;
  }
  countPageView();
  onReturn(countPageView);
  leaveWithOthers();
  followChanges(() =>
    whenLoaded(import('./page-load.ts'), ({ refreshPage }) => void refreshPage()),
  );
  if (document.querySelector(`[${ORDERS}]`)) {
    whenLoaded(import('../widgets/arrange-tools.ts'), ({ followWidth }) => followWidth());
  }
  forgetCleared();
  returnFocus();
}
