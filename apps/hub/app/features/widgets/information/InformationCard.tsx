import { m } from '@applicant-hub/copy';
import { CardLink } from '@applicant-hub/design-system';
import { Slide } from '#app/platform/layout/media/Slide.tsx';
import { SlidePicture } from '#app/platform/layout/media/SlidePicture.tsx';
import { CarouselCard } from '#app/features/widget-kit/CarouselCard.tsx';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import type { InformationView } from './view-types.ts';

/** The carousel of articles to read next (CON-7). */
export default function InformationCard({ widget, data, folded }: WidgetProps<InformationView>) {
  return (
    <CarouselCard
      widget={widget}
      folded={folded}
      none={m.content_articles_none()}
      id="read-next"
      title={m.content_articles_list()}
      start={data?.start}
      words={{ previous: m.content_articles_previous(), next: m.content_articles_next() }}
      autoplay={{
        pauseLabel: m.content_articles_pause(),
        playLabel: m.content_articles_play(),
      }}
      slides={
        data &&
        data.articles.map(({ title, image, url, summary }, index) => ({
          id: `read-next-${index + 1}`,
          label: m.content_articles_slide({ title }),
          content: (
            <Slide
              picture={<SlidePicture src={image} id={url} />}
              title={<CardLink href={url}>{title}</CardLink>}
              summary={summary}
            />
          ),
        }))
      }
    />
  );
}
