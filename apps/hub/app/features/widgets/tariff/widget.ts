import { m } from '@applicant-hub/copy';
import { widgetPath } from '#app/platform/paths/links.ts';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { lazyView } from '#app/features/widget-kit/lazy-view.ts';
import type { TariffData } from './view-types.ts';

export const tariff = defineWidget<TariffData>({
  definition: {
    id: 'Tariff',
    title: m.widgets_tariff_title,
    description: m.widgets_tariff_description,
    icon: 'points',
    colour: 'primary',
    link: { href: widgetPath('Tariff'), label: m.widgets_tariff_link },
  },
  View: lazyView(async () => {
    const { default: Card, prepare } = await import('./TariffCard.tsx');
    return { default: Card, prepare };
  }),
  Focused: lazyView(() => import('./FocusedTariff.tsx')),
  // The card is not collapsed while it shows a restored form or a clash.
  fold: ({ state, fact, stashed, isClash, start }) =>
    state === 'ready' && stashed === null && !isClash && start.done === null ? { fact } : null,
});
