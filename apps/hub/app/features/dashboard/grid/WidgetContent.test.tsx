import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import type { WidgetView } from '#app/features/widget-kit/definition.ts';
import type { LoadedWidget } from '#app/features/widget-kit/definition.ts';
import type { WidgetOutcome } from '#app/features/widget-kit/outcome.ts';
import { WidgetContent } from './WidgetContent.tsx';

const widget: WidgetView = {
  id: 'Notes',
  title: 'Notes',
  description: '',
  icon: 'note',
  colour: 'info',
  link: null,
  tile: { does: 'nothing' },
};

const show = (state: LoadedWidget['state'], outcome: WidgetOutcome) =>
  renderPage(
    <WidgetContent loaded={{ widget, state, data: null }} outcome={outcome} part="Focused" />,
    '/dashboard',
  );

it.each(['pending', 'error'] as const)(
  'a widget that cannot be shown (%s) shows the unsaved text of its form',
  async (state) => {
    const outcome = {
      widget: 'Notes',
      outcome: null,
      typed: ['Pack a coat\nand <boots>'],
    } as const;
    const html = await show(state, outcome);
    expect(html).toContain('Pack a coat\nand &lt;boots&gt;');
    expect(html).toContain('What you typed isn&#x27;t saved.');
  },
);

it('a widget never shows the unsaved text of another widget', async () => {
  const html = await show('error', { widget: 'Tariff', outcome: null, typed: ['A level Art A'] });
  expect(html).not.toContain('A level');
});
