import { IconBadge } from '@applicant-hub/design-system';
import { widgetIcons } from '#app/features/widget-kit/looks.ts';
import type { ToolView } from './tool-view.ts';

export function ToolMark({ icon, colour }: Pick<ToolView, 'icon' | 'colour'>) {
  const Icon = widgetIcons[icon];
  return <IconBadge icon={<Icon />} tone={colour} shape="square" />;
}
