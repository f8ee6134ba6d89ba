import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { expect, it } from 'vitest';
import type { WidgetView } from '#app/features/widget-kit/definition.ts';
import { WidgetCell } from './WidgetCell.tsx';

const sizes = { 2: undefined, 3: undefined, 4: undefined };

/** Renders the cell of a widget that is, or is not, shown on large screens. */
function show(onDesktop: boolean) {
  const widget: WidgetView = {
    id: 'Decision',
    title: 'Decide',
    description: '',
    icon: 'note',
    colour: 'info',
    link: null,
    tile: { does: 'nothing' },
    ...(!onDesktop && { onMobileOnly: true }),
  };
  return renderPage(
    <WidgetCell
      loaded={{ widget, state: 'ready', data: null }}
      sizes={sizes}
      outcome={undefined}
      isFocused={false}
      isBesideFocus={false}
    />,
    '/dashboard',
  );
}

it('[GRD-17] a widget that is not for large screens is marked, so that its style hides it', async () => {
  expect(await show(false)).toContain('data-only-mobile="true"');
  expect(await show(true)).not.toContain('data-only-mobile');
});
