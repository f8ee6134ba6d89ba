import { Card, CardLink, Heading, Picture, Text } from '@applicant-hub/design-system';
import type { HeadingLevel } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { SectionContext, useCardPart } from '#app/platform/browser/page/section.ts';
import * as css from './GuideCard.css.ts';
import type { PictureView } from './picture.ts';

export interface GuideCardProps {
  /** The name of the uni, place, subject or page. */
  readonly title: string;
  /** Null if the hub does not have the page; the title is then no link. */
  readonly href: string | null;
  /** Identifies the card on its page. Default: `href`, or the title without it. */
  readonly name?: string;
  readonly level: HeadingLevel;
  /** URL. */
  readonly picture: string | null;
  /** The drawing of a university. Default: depends on the place in the list. */
  readonly drawing?: PictureView['drawing'] | undefined;
  /** One or two sentences. */
  readonly summary?: string;
  /** Short facts below the title: `CardFact`s, a `Tag`. */
  readonly meta?: ReactNode;
  /** A `short` `FavouriteButton`, next to the text on small screens, otherwise below it. */
  readonly keep?: ReactNode;
  /** Forms and links at the foot of the card. */
  readonly actions?: ReactNode;
  /** Whether the picture is small on large screens too. */
  readonly compact?: true | undefined;
}

export function GuideCard({
  title,
  href,
  name = href ?? title,
  level,
  picture,
  drawing,
  summary,
  meta,
  keep,
  actions,
  compact,
}: GuideCardProps) {
  const hasMore = Boolean(meta) || summary !== undefined;
  const { root, ids, section } = useCardPart(name);
  return (
    <Card
      {...root}
      as="li"
      actions={
        actions && <SectionContext.Provider value={section}>{actions}</SectionContext.Provider>
      }
    >
      <PartNotice of={ids} />
      <div className={css.layout} data-compact={compact}>
        <div className={css.picture}>
          <Picture src={picture} drawing={drawing} ratio={compact ? 'square' : 'thumbnail'} />
        </div>
        <div className={css.title}>
          <Heading level={level} size={compact ? 's' : 'm'}>
            <InEnglish>
              {href === null ? title : <CardLink href={href}>{title}</CardLink>}
            </InEnglish>
          </Heading>
        </div>
        {hasMore && (
          <div className={css.more}>
            {meta && <div className={css.meta}>{meta}</div>}
            {summary && (
              <Text size="s" muted>
                <InEnglish>{summary}</InEnglish>
              </Text>
            )}
          </div>
        )}
        {keep && (
          <div className={css.keep}>
            <SectionContext.Provider value={section}>{keep}</SectionContext.Provider>
          </div>
        )}
      </div>
    </Card>
  );
}
