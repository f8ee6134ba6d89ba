import { followPage } from '#app/routes/follow-page.ts';
import { ISLAND } from '#app/platform/islands/markup.ts';
import { registerIslands } from '#app/platform/islands/registered.ts';
import { islands } from '#app/routes/islands.ts';
import { wake } from '#app/platform/islands/wake.ts';

// A browser that does not support cascade layers ignores the hub's styles, and lacks functions that
// the hub's scripts call. In such a browser, the page is plain HTML (docs/browsers.md).
if ('CSSLayerBlockRule' in window) {
  registerIslands(islands);
  followPage();
  for (const element of document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)) wake(element);
}
