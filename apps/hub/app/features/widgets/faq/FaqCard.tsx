import { m } from '@applicant-hub/copy';
import { Link, Text } from '@applicant-hub/design-system';
import { widgetSettingsPath } from '#app/platform/paths/links.ts';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import type { FaqView } from './view-types.ts';

export default function FaqCard({ widget, data }: WidgetProps<FaqView>) {
  if (data === null) {
    return (
      <WidgetCard widget={widget} state="empty">
        <Text>{m.widgets_no_scheme()}</Text>
        <p>
          <Link href={widgetSettingsPath(widget.id)}>{m.content_faq_settings()}</Link>
        </p>
      </WidgetCard>
    );
  }
  const hasFailed = data.search !== '' && data.matches === null;
  return (
    <WidgetCard
      widget={widget}
      state={hasFailed ? 'error' : 'ready'}
      hasResult={data.search !== ''}
    >
      <FaqSearch key={data.schemes.join()} {...data} />
    </WidgetCard>
  );
}
