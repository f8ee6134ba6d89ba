import { ignoreDoublePresses } from '#app/platform/browser/forms/double-press.ts';
import { followComposition } from '#app/platform/browser/forms/composition.ts';
import { countPresses } from '#app/platform/browser/page/data-layer.ts';
import { legacyTarget } from '#app/platform/browser/page/hash-route.ts';
import { countPageView } from '#app/platform/browser/page/page-views.ts';
import { forgetCleared } from '#app/features/dashboard/settings/cleared.ts';
import { returnFocus } from '#app/features/widget-kit/return-focus.ts';
import { ORDERS } from '#app/platform/islands/tools/tool-cells.ts';
import { whenLoaded } from '#app/platform/islands/when-loaded.ts';
import { followChanges } from '#app/platform/browser/storage/changes-elsewhere.ts';
import { onReturn } from '#app/platform/browser/page/on-return.ts';
import { leaveWithOthers } from '#app/platform/browser/storage/end-elsewhere.ts';

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
      import('#app/platform/islands/update/page-load.ts'),
      ({ refreshPage }) => void refreshPage(),
    ),
  );
  if (document.querySelector(`[${ORDERS}]`)) {
    whenLoaded(import('#app/platform/islands/tools/arrange-tools.ts'), ({ followWidth }) =>
      followWidth(),
    );
  }
  forgetCleared();
  returnFocus();
}
