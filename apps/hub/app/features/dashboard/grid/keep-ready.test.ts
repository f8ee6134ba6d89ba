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
  ['slow', loaded('pending'), loaded('ready', 'old'), 'old'],
  ['failed', loaded('error'), loaded('ready', 'old'), 'old'],
  ['new', loaded('ready', 'new'), loaded('ready', 'old'), 'new'],
  ['of another widget', loaded('pending', null, 'Tariff'), loaded('ready', 'old'), null],
  ['slow again', loaded('pending'), loaded('pending'), null],
])('keepReady returns the widget to show after a load that is %s', (_, newest, last, data) => {
  expect(keepReady(newest, last).data).toBe(data);
});
