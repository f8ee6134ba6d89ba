import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import { act } from './act.server.ts';
import { load } from './load.server.ts';

export const server: WidgetServer = { id: 'Tariff', load, act };
