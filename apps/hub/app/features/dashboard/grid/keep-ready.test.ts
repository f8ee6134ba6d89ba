import { expect, it } from 'vitest';
import type { WidgetView } from '#app/features/widget-kit/definition.ts';
import { keepReady } from './keep-ready.ts';
import type { LoadedWidget } from '#app/features/widget-kit/definition.ts';

const loaded = (
  state: LoadedWidget['state'],
  data: string | null = null,
  id: WidgetView['id'] = 'Notes',
): LoadedWidget => ({ widget: { id } as WidgetView, state, data });

it.each([
  ['the old data while the new data is slow', loaded('pending'), loaded('ready', 'old'), 'old'],
  ['the old data after a failed load', loaded('error'), loaded('ready', 'old'), 'old'],
  ['the new data when it is ready', loaded('ready', 'new'), loaded('ready', 'old'), 'new'],
  [
    'no data that belongs to another widget',
    loaded('pending', null, 'Tariff'),
    loaded('ready', 'old'),
    null,
  ],
  ['no data if neither load is ready', loaded('pending'), loaded('pending'), null],
])('keepReady returns %s', (_, newest, last, data) => {
  expect(keepReady(newest, last).data).toBe(data);
});
