import { m } from '@applicant-hub/copy';
import { CardLink, Carousel, Text } from '@applicant-hub/design-system';
import { Slide } from '#app/platform/layout/media/Slide.tsx';
import { SlidePicture } from '#app/platform/layout/media/SlidePicture.tsx';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { OpenTool } from '#app/features/widget-kit/OpenTool.tsx';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';
import { WidgetTrouble } from '#app/features/widget-kit/WidgetTrouble.tsx';
import type { InformationView } from './view-types.ts';

/** The carousel of articles to read next (CON-7). */
export default function InformationCard({ widget, data, folded }: WidgetProps<InformationView>) {
  if (folded) {
    return (
      <WidgetCard widget={widget} isFolded>
        <OpenTool {...widget} />
      </WidgetCard>
    );
  }
  if (data === null) return <WidgetTrouble widget={widget} state="error" />;
  const { articles, start } = data;
  if (articles.length === 0) {
    return (
      <WidgetCard widget={widget} state="empty">
        <Text>{m.content_articles_none()}</Text>
      </WidgetCard>
    );
  }
  return (
    <WidgetCard widget={widget}>
      <Carousel
        id="read-next"
        title={m.content_articles_list()}
        headingLevel={3}
        headingSize="s"
        perPage={1}
        start={start}
        words={{
          previous: m.content_articles_previous(),
          next: m.content_articles_next(),
          page: (page, pages) => m.content_page_of({ page, pages }),
        }}
        autoplay={{
          pauseLabel: m.content_articles_pause(),
          playLabel: m.content_articles_play(),
        }}
        slides={articles.map(({ title, image, url, summary }, index) => ({
          id: `read-next-${index + 1}`,
          label: m.content_articles_slide({ title }),
          content: (
            <Slide
              picture={<SlidePicture src={image} id={url} />}
              title={<CardLink href={url}>{title}</CardLink>}
              summary={summary}
            />
          ),
        }))}
      />
    </WidgetCard>
  );
}
