import {
  ArrowRightIcon,
  ButtonLink,
  Card,
  CardLink,
  Heading,
  IconBadge,
  Link,
  Text,
} from '@applicant-hub/design-system';
import pictures from '../promotions/slides.svg?url';
import * as css from './FeedCard.css.ts';
import { feedIcons } from './icons.ts';
import type { CardView, StepView } from '../view-types.ts';

export function FeedCard({ steps }: { steps: CardView }) {
  const [first, second] = steps;
  return (
    <Card>
      {second ? (
        <>
          <SmallStep step={first} hasLink={first.link?.href !== second.link?.href} />
          <SmallStep step={second} hasLink />
        </>
      ) : (
        <OneStep {...first} />
      )}
    </Card>
  );
}

/** An action is a button. Any other step is a link, with the whole card as its target. */
function OneStep(step: StepView) {
  const { type, icon, colour, image, summary, link } = step;
  const Icon = feedIcons[icon];
  return (
    <div className={css.step} data-tone={colour}>
      <div className={image ? css.picture : css.iconPicture}>
        {image ? (
          // An inline `use` rather than an image, so that the theme's colours apply.
          <svg
            className={css.drawing}
            viewBox="0 0 320 160"
            width="320"
            height="160"
            fill="none"
            aria-hidden
          >
            <use href={`${pictures}#${image}`} />
          </svg>
        ) : (
          <Icon size="xl" />
        )}
      </div>
      <Title step={step} size="m" />
      <Text>{summary}</Text>
      {link && (
        <span className={css.foot}>
          {type === 'cta' ? (
            <ButtonLink href={link.href} variant="secondary" block>
              {link.label}
            </ButtonLink>
          ) : (
            <CardLink href={link.href}>
              {link.label}&nbsp;
              <ArrowRightIcon />
            </CardLink>
          )}
        </span>
      )}
    </div>
  );
}

/**
 * One of two steps on a card. Each step has its own link, unless both steps lead to the same page.
 */
function SmallStep({ step, hasLink }: { step: StepView; hasLink: boolean }) {
  const { icon, colour, summary, link } = step;
  const Icon = feedIcons[icon];
  return (
    <div className={css.step} data-tone={colour}>
      <div className={css.head}>
        <IconBadge icon={<Icon />} size="s" />
        <Title step={step} size="s" />
      </div>
      <Text size="s">{summary}</Text>
      {link && hasLink && (
        <span className={css.foot}>
          <Link href={link.href} variant="compact">
            {link.label}&nbsp;
            <ArrowRightIcon />
          </Link>
        </span>
      )}
    </div>
  );
}

function Title({ step, size }: { step: StepView; size: 's' | 'm' }) {
  return (
    <div>
      {step.scheme && (
        <Text size="s" muted>
          {step.scheme}
        </Text>
      )}
      <Heading level={3} size={size}>
        {step.title}
      </Heading>
    </div>
  );
}
