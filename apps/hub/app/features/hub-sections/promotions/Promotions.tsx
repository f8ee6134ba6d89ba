import { m } from '@applicant-hub/copy';
import {
  Card,
  CardLink,
  Heading,
  Picture,
  Stack,
  Text,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { rowStrip } from '#app/platform/layout/frame/strip.css.ts';
import { layout, words } from './Promotions.css.ts';
import type { PromotionView } from './promotion-view.ts';

/** The three backgrounds in order (FED-25). Their names have no meaning here. */
const grounds = { 1: 'primary', 2: 'info', 3: 'neutral' } as const;

export interface PromotionsProps {
  readonly promotions: readonly PromotionView[];
}

/** The editors' recommendations to the applicant, as tiles (FED-26). */
export function Promotions({ promotions }: PromotionsProps) {
  return (
    <Stack gap={4} data-beside-focus>
      <Heading level={2} size="l">
        {m.promotions_heading()}
      </Heading>
      <ul className={rowStrip} {...publishedText}>
        {promotions.map((promotion) => (
          <Tile key={`${promotion.url} ${promotion.title}`} promotion={promotion} />
        ))}
      </ul>
    </Stack>
  );
}

function Tile({ promotion }: { promotion: PromotionView }) {
  const { title, summary, url, image, byline, link, colour } = promotion;
  return (
    <Card as="li" quiet tone={colour === null ? undefined : grounds[colour]}>
      <div className={layout}>
        <Picture src={image} ratio="thumbnail" />
        <div className={words}>
          <Heading level={3} size="s">
            {title}
          </Heading>
          <Text size="s">{summary}</Text>
          <Text size="s" muted>
            {byline}
          </Text>
          <Text weight="strong" tone="primary">
            <CardLink href={url}>
              {link}
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </CardLink>
          </Text>
        </div>
      </div>
    </Card>
  );
}
