import { mark } from '../widgets/WidgetCard.css.ts';
import { widgetIcons } from '../widgets/looks.ts';
import type { ToolView } from './tool-view.ts';

/** A tool's icon on its colour, as the grid shows it. */
export function ToolMark({ icon, colour }: Pick<ToolView, 'icon' | 'colour'>) {
  const Icon = widgetIcons[icon];
  return (
    <span className={mark} data-tone={colour}>
      <Icon />
    </span>
  );
}
