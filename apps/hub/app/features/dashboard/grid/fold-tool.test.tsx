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
  kept: null,
  isClash: false,
  start: { done: null },
};

it('[EXT-34] a large tool in the fold shows its fact and none of its data', () => {
  expect(foldTool(ready('Tariff', atRest), 'now')).toMatchObject({
    state: 'folded',
    data: null,
    folded: { fact: '136 points', settings: 'now' },
  });
  expect(foldTool(ready('HubLive', { videos: [{}], start: 0 }), 'now').state).toBe('folded');
});

it.each([
  ['what shows little', ready('Notes', { text: '' })],
  ['what could not be had', { ...ready('HubLive', null), state: 'error' } as const],
  ['what has no answer', ready('HubLive', null)],
  ['what is empty', ready('HubLive', { videos: [], start: 0 })],
  ['a list of qualifications that is late', ready('Tariff', { ...atRest, state: 'pending' })],
  ['grades that were pressed before a sign-in', ready('Tariff', { ...atRest, kept: {} })],
  ['grades at odds with what is saved', ready('Tariff', { ...atRest, isClash: true })],
])('in the fold, %s is unchanged', (_, loaded) => {
  expect(foldTool(loaded, 'now')).toBe(loaded);
});

it('[EXT-34] without scripts a link opens a folded tool', async () => {
  const folded = { widget: widget('HubLive'), data: null, folded: { fact: null, settings: 'now' } };
  const html = await renderPage(<HubLiveCard {...folded} outcome={null} />, '/dashboard');
  expect(html).toContain('href="/dashboard?widget=HubLive#tool-HubLive"');
  expect(html).toContain('Open Watch');
});
