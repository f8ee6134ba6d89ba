import { m } from '@applicant-hub/copy';
import { Button, PlayIcon, useEnhanced, VisuallyHidden } from '@applicant-hub/design-system';
import { useEffect, useRef } from 'react';
import { Slide } from '../../media/Slide.tsx';
import { SlidePicture } from '../../media/SlidePicture.tsx';
import { frame, mark, player, poster } from './VideoSlide.css.ts';
import type { VideoView } from './view-types.ts';

export interface VideoSlideProps {
  video: VideoView;
  isPlaying: boolean;
  /** Hears which video is to play, and null when it is closed. */
  onPlay: (id: string | null) => void;
}

/**
 * A video: its picture, which leads to the player's page. With scripts it is a button that puts the
 * player in its place (CON-11); nothing of the video host is loaded before.
 */
export function VideoSlide({ video, isPlaying, onPlay }: VideoSlideProps) {
  const { id, image, title, summary } = video;
  const opener = useRef<HTMLButtonElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    // Who closes the video is where it was opened; who plays another one stays there.
    if (isClosed.current) opener.current?.focus();
    isClosed.current = false;
  }, [isPlaying]);
  const close = () => {
    isClosed.current = true;
    onPlay(null);
  };
  const isEnhanced = useEnhanced();
  const label = m.content_video_play({ title });
  const face = (
    <>
      <SlidePicture src={image} id={id} />
      <span className={mark}>
        <PlayIcon />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  return (
    <Slide
      title={title}
      summary={summary}
      isStacked={isPlaying}
      picture={
        isPlaying ? (
          <div className={player}>
            <Player video={video} />
            <div>
              <Button type="button" variant="quiet" size="s" onClick={close}>
                {m.content_video_close()}
              </Button>
            </div>
          </div>
        ) : isEnhanced ? (
          <button ref={opener} type="button" className={poster} onClick={() => onPlay(id)}>
            {face}
          </button>
        ) : (
          <a className={poster} href={video.player}>
            {face}
          </a>
        )
      }
    />
  );
}

/** The player, where focus goes when it comes. */
function Player({ video: { title, player: src } }: Pick<VideoSlideProps, 'video'>) {
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
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
