import { m } from '@applicant-hub/copy';
import { Banner, Link, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import type { WidgetView } from './definition.ts';
import { typedText } from './WidgetFailure.css.ts';
import { WidgetCard } from './WidgetCard.tsx';

export interface WidgetFailureProps {
  widget: WidgetView;
  /** `pending`: its data is slow; `error`: its data is unavailable. */
  state: 'pending' | 'error';
  /** Texts from a form of the widget that was not saved. */
  typed?: readonly string[];
  /** Target of the retry link. Default: the hub. */
  again?: string;
}

export const WidgetFailure = ({
  widget,
  state,
  typed = [],
  again = paths.hub,
}: WidgetFailureProps) => (
  <WidgetCard widget={widget} state={state}>
    <Text>
      {state === 'pending' ? m.widgets_pending() : m.widgets_error()}{' '}
      <Link href={again}>{m.shell_try_again()}</Link>
    </Text>
    {typed.length > 0 && (
      <Banner tone="danger" role="alert" autofocus>
        <Stack gap={3}>
          <Text>{m.widgets_typed()}</Text>
          {typed.map((text, index) => (
            // The index is a safe key, because the texts of one form never change their order.
            <p key={index} className={typedText} data-own-text>
              {text}
            </p>
          ))}
        </Stack>
      </Banner>
    )}
  </WidgetCard>
);
