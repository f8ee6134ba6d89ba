import { followPage } from './follow-page.ts';
import { ISLAND } from './markup.ts';
import { wake } from './wake.ts';

followPage();
for (const element of document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)) wake(element);
