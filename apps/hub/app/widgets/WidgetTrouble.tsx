import { m } from '@applicant-hub/copy';
import { Link, Text } from '@applicant-hub/design-system';
import { paths } from '../applicant/links.ts';
import type { WidgetView } from './definition.ts';
import { WidgetCard } from './WidgetCard.tsx';

export interface WidgetTroubleProps {
  widget: WidgetView;
  /** `pending`: its data is late; `error`: it cannot be had. */
  state: 'pending' | 'error';
  /** Where it is tried again. Default: the hub. */
  again?: string;
}

/** A widget that has nothing to show: why, and the way to try again. */
export const WidgetTrouble = ({ widget, state, again = paths.hub }: WidgetTroubleProps) => (
  <WidgetCard widget={widget} state={state}>
    <Text>
      {state === 'pending' ? m.widgets_pending() : m.widgets_error()}{' '}
      <Link href={again}>{m.shell_try_again()}</Link>
    </Text>
  </WidgetCard>
);
