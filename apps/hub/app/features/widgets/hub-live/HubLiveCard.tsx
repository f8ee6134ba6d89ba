import { m } from '@applicant-hub/copy';
import { useState } from 'react';
import { CarouselCard } from '#app/features/widget-kit/CarouselCard.tsx';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { VideoSlide } from './VideoSlide.tsx';
import type { HubLiveView } from './view-types.ts';

/** The carousel of videos (CON-10). It does not rotate while a video plays (CON-13). */
export default function HubLiveCard({ widget, data, folded }: WidgetProps<HubLiveView>) {
  const [playing, setPlaying] = useState<string | null>(null);
  return (
    <CarouselCard
      widget={widget}
      folded={folded}
      none={m.content_videos_none()}
      id="hub-live"
      title={m.content_videos_list()}
      start={data?.start}
      words={{ previous: m.content_videos_previous(), next: m.content_videos_next() }}
      autoplay={{
        pauseLabel: m.content_videos_pause(),
        playLabel: m.content_videos_play(),
        isHeld: playing !== null,
      }}
      slides={
        data &&
        data.videos.map((video) => ({
          id: `video-${video.id}`,
          label: m.content_video_frame({ title: video.title }),
          content: (
            <VideoSlide video={video} isPlaying={playing === video.id} onPlay={setPlaying} />
          ),
        }))
      }
    />
  );
}
