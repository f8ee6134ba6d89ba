import { ignoreDoublePresses } from '#app/platform/browser/double-press.ts';
import { followComposition } from '#app/platform/browser/composition.ts';
import { countPresses } from '#app/platform/browser/data-layer.ts';
import { legacyTarget } from '#app/platform/browser/hash-route.ts';
import { countPageView } from '#app/platform/browser/page-views.ts';
import { forgetCleared } from '#app/features/dashboard/cleared.ts';
import { returnFocus } from '#app/features/widget-kit/return-focus.ts';
import { ORDERS } from '#app/platform/islands/tool-cells.ts';
import { whenLoaded } from '#app/platform/islands/when-loaded.ts';
import { followChanges } from '#app/platform/browser/changes-elsewhere.ts';
import { onReturn } from '#app/platform/browser/on-return.ts';
import { leaveWithOthers } from '#app/platform/browser/end-elsewhere.ts';

export function followPage(): void {
  const target = legacyTarget(window.location.hash);
  if (target !== null) {
    window.location.replace(target);
    return;
  }
  ignoreDoublePresses();
  followComposition();
  countPresses();
  countPageView();
  onReturn(countPageView);
  leaveWithOthers();
  followChanges(() =>
    whenLoaded(
      import('#app/platform/islands/page-load.ts'),
      ({ refreshPage }) => void refreshPage(),
    ),
  );
  if (document.querySelector(`[${ORDERS}]`)) {
    whenLoaded(import('#app/platform/islands/arrange-tools.ts'), ({ followWidth }) =>
      followWidth(),
    );
  }
  forgetCleared();
  returnFocus();
}
