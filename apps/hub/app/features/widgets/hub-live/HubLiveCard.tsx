import { m } from '@applicant-hub/copy';
import { Carousel, Text } from '@applicant-hub/design-system';
import { useState } from 'react';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { OpenTool } from '#app/features/widget-kit/OpenTool.tsx';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';
import { WidgetTrouble } from '#app/features/widget-kit/WidgetTrouble.tsx';
import { VideoSlide } from './VideoSlide.tsx';
import type { HubLiveView } from './view-types.ts';

/** The carousel of videos (CON-10). It does not rotate while a video plays (CON-13). */
export default function HubLiveCard({ widget, data, folded }: WidgetProps<HubLiveView>) {
  const [playing, setPlaying] = useState<string | null>(null);
  if (folded) {
    return (
      <WidgetCard widget={widget} isFolded>
        <OpenTool {...widget} />
      </WidgetCard>
    );
  }
  if (data === null) return <WidgetTrouble widget={widget} state="error" />;
  const { videos, start } = data;
  if (videos.length === 0) {
    return (
      <WidgetCard widget={widget} state="empty">
        <Text>{m.content_videos_none()}</Text>
      </WidgetCard>
    );
  }
  return (
    <WidgetCard widget={widget}>
      <Carousel
        id="hub-live"
        title={m.content_videos_list()}
        headingLevel={3}
        headingSize="s"
        perPage={1}
        start={start}
        words={{
          previous: m.content_videos_previous(),
          next: m.content_videos_next(),
          page: (page, pages) => m.content_page_of({ page, pages }),
        }}
        autoplay={{
          pauseLabel: m.content_videos_pause(),
          playLabel: m.content_videos_play(),
          isHeld: playing !== null,
        }}
        slides={videos.map((video) => ({
          id: `video-${video.id}`,
          label: m.content_video_frame({ title: video.title }),
          content: (
            <VideoSlide video={video} isPlaying={playing === video.id} onPlay={setPlaying} />
          ),
        }))}
      />
    </WidgetCard>
  );
}
