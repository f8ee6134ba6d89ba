import { m } from '@applicant-hub/copy';
import { widgetPath } from '../../applicant/links.ts';
import { defineWidget } from '../definition.ts';
import { TariffFocused, TariffView } from './view.tsx';

/** Adds up Tariff points, and keeps the grades (TAR-1). */
export const tariff = defineWidget({
  definition: {
    id: 'Tariff',
    title: m.widgets_tariff_title,
    description: m.widgets_tariff_description,
    icon: 'points',
    colour: 'primary',
    link: { href: widgetPath('Tariff'), label: m.widgets_tariff_link },
  },
  View: TariffView,
  Focused: TariffFocused,
});
