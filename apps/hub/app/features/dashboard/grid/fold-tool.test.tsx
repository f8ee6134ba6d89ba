import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import type { LoadedWidget, WidgetView } from '#app/features/widget-kit/definition.ts';
import { foldTool } from './fold-tool.ts';
import HubLiveCard from '#app/features/widgets/hub-live/HubLiveCard.tsx';

const widget = (id: WidgetView['id'], link: WidgetView['link'] = null): WidgetView => ({
  id,
  title: 'Watch',
  description: '',
  icon: 'videos',
  colour: 'info',
  link,
  tile: { does: 'toggle' },
});

const ready = (id: WidgetView['id'], data: unknown): LoadedWidget => ({
  widget: widget(id),
  state: 'ready',
  data,
});

const atRest = {
  state: 'ready',
  fact: '136 points',
  stashed: null,
  isClash: false,
  start: { done: null },
};

it('[EXT-34] a large tool is collapsed: its fact remains, and its data is removed', () => {
  expect(foldTool(ready('Tariff', atRest), 'now')).toMatchObject({
    state: 'folded',
    data: null,
    folded: { fact: '136 points', settings: 'now' },
  });
  expect(foldTool(ready('HubLive', { videos: [{}], start: 0 }), 'now').state).toBe('folded');
});

it.each([
  ['a widget with little content', ready('Notes', { text: '' })],
  ['a widget that failed to load', { ...ready('HubLive', null), state: 'error' } as const],
  ['a widget whose API has not responded', ready('HubLive', null)],
  ['an empty widget', ready('HubLive', { videos: [], start: 0 })],
  [
    'a widget whose list of qualifications is slow',
    ready('Tariff', { ...atRest, state: 'pending' }),
  ],
  [
    'a widget with grades that were selected before a sign-in',
    ready('Tariff', { ...atRest, stashed: {} }),
  ],
  [
    'a widget with grades that differ from the saved grades',
    ready('Tariff', { ...atRest, isClash: true }),
  ],
])('%s is not collapsed', (_, loaded) => {
  expect(foldTool(loaded, 'now')).toBe(loaded);
});

it('[EXT-34] without scripts a link opens a collapsed tool', async () => {
  const folded = { widget: widget('HubLive'), data: null, folded: { fact: null, settings: 'now' } };
  const html = await renderPage(<HubLiveCard {...folded} outcome={null} />, '/dashboard');
  expect(html).toContain('href="/dashboard?widget=HubLive#tool-HubLive"');
  expect(html).toContain('Open Watch');
});
