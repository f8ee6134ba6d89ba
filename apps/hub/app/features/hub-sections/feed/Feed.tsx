import { m } from '@applicant-hub/copy';
import { Carousel, Link, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { FeedCard } from './FeedCard.tsx';
import { useFeed } from './use-feed.ts';
import type { FeedView } from '../view-types.ts';

export interface FeedProps {
  readonly initial: FeedView;
}

/** The next steps: 'Your feed' (FED-1). It never rotates automatically. */
export function Feed({ initial }: FeedProps) {
  const { cards, hasTodoLink } = useFeed(initial);
  return (
    <Carousel
      id="feed"
      title={m.feed_heading()}
      headingLevel={2}
      landmark
      perPage={4}
      words={{
        previous: m.feed_previous(),
        next: m.feed_next(),
        page: (page, pages) => m.feed_page({ page, pages }),
      }}
      action={
        hasTodoLink && (
          <Text as="span" size="s">
            <Link href={paths.todo} variant="compact">
              {m.feed_open_todo()}
            </Link>
          </Text>
        )
      }
      slides={cards.map((steps) => ({
        id: `feed-${steps[0].id}`,
        content: <FeedCard steps={steps} />,
      }))}
    />
  );
}
