import { followPage } from '#app/routes/follow-page.ts';
import { ISLAND } from '#app/platform/islands/markup.ts';
import { registerIslands } from '#app/platform/islands/registered.ts';
import { islands } from '#app/routes/islands.ts';
import { wake } from '#app/platform/islands/wake.ts';

registerIslands(islands);
followPage();
for (const element of document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)) wake(element);
