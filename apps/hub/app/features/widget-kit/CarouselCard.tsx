import { m } from '@applicant-hub/copy';
import { Carousel, type CarouselProps, Text } from '@applicant-hub/design-system';
import type { WidgetProps } from './definition.ts';
import { OpenTool } from './OpenTool.tsx';
import { WidgetCard } from './WidgetCard.tsx';
import { WidgetFailure } from './WidgetFailure.tsx';

interface CarouselCardProps
  extends
    Pick<WidgetProps, 'widget' | 'folded'>,
    Pick<CarouselProps, 'id' | 'title' | 'start' | 'autoplay'> {
  /** Null if the data is unavailable. */
  slides: CarouselProps['slides'] | null;
  words: Pick<CarouselProps['words'], 'previous' | 'next'>;
  /** Shown when there are no slides. */
  none: string;
}

export function CarouselCard({
  widget,
  folded,
  slides,
  words,
  none,
  ...carousel
}: CarouselCardProps) {
  if (folded) {
    return (
      <WidgetCard widget={widget} isFolded>
        <OpenTool {...widget} />
      </WidgetCard>
    );
  }
  if (slides === null) return <WidgetFailure widget={widget} state="error" />;
  if (slides.length === 0) {
    return (
      <WidgetCard widget={widget} state="empty">
        <Text>{none}</Text>
      </WidgetCard>
    );
  }
  return (
    <WidgetCard widget={widget}>
      <Carousel
        {...carousel}
        headingLevel={3}
        headingSize="s"
        perPage={1}
        words={{ ...words, page: (page, pages) => m.content_page_of({ page, pages }) }}
        slides={slides}
      />
    </WidgetCard>
  );
}
