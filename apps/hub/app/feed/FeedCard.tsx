import { ArrowRightIcon, Card, CardLink, Heading, Link, Text } from '@applicant-hub/design-system';
import pictures from '../modals/slides.svg?url';
import * as css from './FeedCard.css.ts';
import { feedIcons } from './icons.ts';
import type { CardView, StepView } from './view-types.ts';

/** A card of the feed. One step is a target as large as the card; of two, each has its own link. */
export function FeedCard({ steps }: { steps: CardView }) {
  const [first, second] = steps;
  return (
    <Card data-feed={second ? 'cards' : first.type}>
      {second ? (
        <>
          <Step step={first} link={Link} />
          <Step step={second} link={Link} />
        </>
      ) : (
        <Step step={first} link={CardLink} />
      )}
    </Card>
  );
}

interface StepProps {
  readonly step: StepView;
  readonly link: typeof Link | typeof CardLink;
}

function Step({ step, link: StepLink }: StepProps) {
  const { icon, colour, image, title, summary, link, scheme } = step;
  const Icon = feedIcons[icon];
  return (
    <div className={css.step} data-tone={colour} data-step={step.id}>
      {image && (
        // Used, not shown as an image: so the colours of the page's theme reach it.
        <svg className={css.picture} viewBox="0 0 320 160" aria-hidden>
          <use href={`${pictures}#${image}`} />
        </svg>
      )}
      <div className={css.head}>
        {!image && (
          <span className={css.badge}>
            <Icon />
          </span>
        )}
        <div>
          {scheme && (
            <Text size="s" muted>
              {scheme}
            </Text>
          )}
          <Heading level={3} size="s">
            {title}
          </Heading>
        </div>
      </div>
      <Text size="s">{summary}</Text>
      <span className={css.foot}>
        <StepLink href={link.href}>
          {link.label} <ArrowRightIcon />
        </StepLink>
      </span>
    </div>
  );
}
