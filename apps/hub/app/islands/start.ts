import { followPage } from './follow-page.ts';
import { ISLAND } from './markup.ts';
import { registerIslands } from './registered.ts';
import { islands } from './registry.ts';
import { wake } from './wake.ts';

registerIslands(islands);
followPage();
for (const element of document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)) wake(element);
