import { m } from '@applicant-hub/copy';
import {
  Banner,
  ButtonLink,
  Card,
  CardLink,
  ExternalIcon,
  Grid,
  Heading,
  Link,
  Picture,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import {
  type ItemProgress,
  type PartnerData,
  type PartnerItem,
  progressOf,
} from '@applicant-hub/domain';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { widgetPath } from '#app/platform/paths/links.ts';
import { CardFact } from '#app/features/catalogue/cards/CardFact.tsx';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { ItemProgressBar } from './ItemProgressBar.tsx';
import { item as itemClass } from './partner.css.ts';
import type { PartnerWidgetId } from './ids.ts';
import { partnerStates } from './states.ts';
import { partnerWords, progressHeadings } from './words.ts';

export default function PartnerList({ widget, data }: WidgetProps<PartnerData>) {
  const { status, statusText, items } = data;
  const { start } = partnerWords[widget.id as PartnerWidgetId];
  return (
    <Stack
      as="section"
      gap={6}
      aria-labelledby="partner-heading"
      data-widget={widget.id}
      data-state={partnerStates[status ?? 'unable']}
    >
      <Stack gap={2}>
        <Heading level={1} size="2xl" id="partner-heading">
          {widget.title}
        </Heading>
        <Text muted>{m.partner_about()}</Text>
        {status !== 'unable' && statusText !== '' && (
          <Text weight={status === 'active' ? 'strong' : undefined} numeric>
            {statusText}
          </Text>
        )}
      </Stack>
      {status === 'unable' && (
        <Banner
          tone="info"
          title={statusText}
          action={
            <Link href={widgetPath(widget.id)} variant="standalone">
              {m.shell_try_again()}
            </Link>
          }
        />
      )}
      {byProgress(items).map(([progress, those]) => (
        <Stack as="section" key={progress} aria-labelledby={`partner-${progress}`}>
          <Heading level={2} size="l" id={`partner-${progress}`}>
            {progressHeadings[progress]()}
          </Heading>
          <Grid as="ul" min="l" gap={4}>
            {those.map((each) => (
              <ItemCard key={each.id} item={each} />
            ))}
          </Grid>
        </Stack>
      ))}
      {widget.link && (
        <div>
          <ButtonLink
            href={widget.link.href}
            variant={status === 'not-started' ? 'primary' : 'secondary'}
          >
            {start()} <ExternalIcon />
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

function ItemCard({ item }: { item: PartnerItem }) {
  return (
    <Card as="li">
      <div className={itemClass}>
        <Picture src={item.picture} ratio="square" />
        <Stack gap={2}>
          <Heading level={3} size="s">
            <CardLink href={item.url} {...publishedText}>
              {item.title}
            </CardLink>
          </Heading>
          <Text size="s" {...publishedText}>
            {item.provider}
          </Text>
          <CardFact icon={<ExternalIcon />}>{m.partner_opens()}</CardFact>
        </Stack>
      </div>
      <ItemProgressBar item={item} />
    </Card>
  );
}

/** Within a group, the order of the items is preserved. */
function byProgress(items: readonly PartnerItem[]): [ItemProgress, PartnerItem[]][] {
  const groups = new Map<ItemProgress, PartnerItem[]>();
  for (const item of items) {
    const progress = progressOf(item.percentageCompleted);
    groups.set(progress, [...(groups.get(progress) ?? []), item]);
  }
  return [...groups];
}
