import { m } from '@applicant-hub/copy';
import { Button, isPlainPress, PlayIcon, VisuallyHidden } from '@applicant-hub/design-system';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Slide } from '#app/platform/layout/media/Slide.tsx';
import { SlidePicture } from '#app/platform/layout/media/SlidePicture.tsx';
import { useOutOfCarousel } from './use-out-of-carousel.ts';
import { frame, mark, player, poster } from './VideoSlide.css.ts';
import type { VideoView } from './view-types.ts';

export interface VideoSlideProps {
  video: VideoView;
  isPlaying: boolean;
  /** Receives the id of the video to play, or null when the player is closed. */
  onPlay: (id: string | null) => void;
}

/**
 * A video. Its picture links to the player's page, and a script replaces the picture with the
 * player when the user starts the video (CON-11). Nothing is loaded from the video host before
 * that.
 */
export function VideoSlide({ video, isPlaying, onPlay }: VideoSlideProps) {
  const { id, image, title, summary } = video;
  const opener = useRef<HTMLAnchorElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    // After a video is closed, focus returns to its picture, unless another video was started.
    if (isClosed.current) opener.current?.focus();
    isClosed.current = false;
  }, [isPlaying]);
  const close = () => {
    isClosed.current = true;
    onPlay(null);
  };
  const play = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onPlay(id);
  };
  return (
    <Slide
      title={title}
      summary={summary}
      isStacked={isPlaying}
      picture={
        isPlaying ? (
          <div className={player}>
            <Player video={video} onAway={() => onPlay(null)} />
            <div>
              <Button type="button" variant="quiet" size="s" onClick={close}>
                {m.content_video_close()}
              </Button>
            </div>
          </div>
        ) : (
          <a ref={opener} className={poster} href={video.player} onClick={play}>
            <SlidePicture src={image} id={id} />
            <span className={mark}>
              <PlayIcon />
            </span>
            <VisuallyHidden>{m.content_video_play({ title })}</VisuallyHidden>
          </a>
        )
      }
    />
  );
}

interface PlayerProps {
  video: VideoView;
  /** Called when another slide replaces this slide. */
  onAway: () => void;
}

/** The player, which takes the focus when it appears. */
function Player({ video: { title, player: src }, onAway }: PlayerProps) {
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  useOutOfCarousel(element, onAway);
  return (
    <iframe
      ref={element}
      className={frame}
      title={m.content_video_frame({ title })}
      src={src}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}
