import { m } from '@applicant-hub/copy';
import { ExternalIcon, Link, Stack, Text } from '@applicant-hub/design-system';
import {
  type ItemProgress,
  type PartnerData,
  type PartnerItem,
  progressOf,
} from '@applicant-hub/domain';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { paths, widgetPath } from '#app/platform/paths/links.ts';
import { CardFact } from '#app/features/catalogue/cards/CardFact.tsx';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';
import { ItemProgressBar } from './ItemProgressBar.tsx';
import type { PartnerWidgetId } from './ids.ts';
import { partnerStates } from './states.ts';
import { partnerWords } from './words.ts';

export function PartnerCard({ widget, data }: WidgetProps<PartnerData>) {
  const { status, statusText, items } = data;
  const { list } = partnerWords[widget.id as PartnerWidgetId];
  const isActive = status === 'active';
  const shown = isActive
    ? { ...widget, link: { href: widgetPath(widget.id), label: list() } }
    : widget;
  return (
    <WidgetCard
      widget={shown}
      state={partnerStates[status ?? 'unable']}
      fact={isActive ? statusText : undefined}
    >
      {!isActive && statusText !== '' && (
        <Text>
          {statusText} {status === 'unable' && <Link href={paths.hub}>{m.shell_try_again()}</Link>}
        </Text>
      )}
      {isActive && items.length === 0 && <Text>{m.partner_all_done()}</Text>}
      {items.map((item) => (
        <NextItem key={item.id} item={item} />
      ))}
    </WidgetCard>
  );
}

/** The label before the item. It is omitted if the item's progress is unknown. */
const leads: Partial<Record<ItemProgress, () => string>> = {
  'in-progress': m.partner_next,
  'not-started': m.partner_first,
};

function NextItem({ item }: { item: PartnerItem }) {
  const lead = leads[progressOf(item.percentageCompleted)]?.();
  return (
    <Stack gap={2}>
      <Text>
        {lead && (
          <Text as="span" size="s" muted>
            {`${lead} `}
          </Text>
        )}
        <Link href={item.url} {...publishedText}>
          {item.title}
        </Link>
      </Text>
      <Text size="s" muted {...publishedText}>
        {item.provider}
      </Text>
      <CardFact icon={<ExternalIcon />}>{m.partner_opens()}</CardFact>
      <ItemProgressBar item={item} />
    </Stack>
  );
}
