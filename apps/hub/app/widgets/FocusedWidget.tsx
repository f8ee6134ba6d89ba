import type { LoadedWidget } from './load-widget.server.ts';
import { FocusFrame } from './FocusFrame.tsx';
import type { WidgetOutcome } from './outcome.ts';
import { WidgetContent } from './WidgetContent.tsx';

export interface FocusedWidgetProps {
  focused: LoadedWidget;
  outcome: WidgetOutcome | undefined;
}

/** One widget alone, with all its parts (GRD-8). */
export function FocusedWidget({ focused, outcome }: FocusedWidgetProps) {
  const { id, title, settingsHref } = focused.widget;
  return (
    <FocusFrame focus={id} label={title} isAlone settingsHref={settingsHref}>
      <WidgetContent loaded={focused} outcome={outcome} part="Focused" />
    </FocusFrame>
  );
}
