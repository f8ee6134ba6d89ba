import { m } from '@applicant-hub/copy';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/** The kinds of media from other websites, besides pictures. */
export interface Media {
  readonly hasMaps: boolean;
  readonly hasVideos: boolean;
}

interface MediaWords {
  readonly privacy: string;
  readonly cookiesHeading: string;
  readonly cookies: string;
}

export const mediaOf = ({ tileUrl, videoUrl }: Pick<HubConfig, 'tileUrl' | 'videoUrl'>): Media => ({
  hasMaps: tileUrl !== null,
  hasVideos: videoUrl !== null,
});

/** The texts name only the media that the hub has. */
export function mediaWords({ hasMaps, hasVideos }: Media): MediaWords {
  if (hasMaps && hasVideos) {
    return {
      privacy: m.privacy_who_media(),
      cookiesHeading: m.cookies_videos_heading(),
      cookies: m.cookies_videos(),
    };
  }
  if (hasMaps) {
    return {
      privacy: m.privacy_who_media_maps(),
      cookiesHeading: m.cookies_maps_heading(),
      cookies: m.cookies_maps(),
    };
  }
  if (hasVideos) {
    return {
      privacy: m.privacy_who_media_videos(),
      cookiesHeading: m.cookies_only_videos_heading(),
      cookies: m.cookies_only_videos(),
    };
  }
  return {
    privacy: m.privacy_who_media_pictures(),
    cookiesHeading: m.cookies_pictures_heading(),
    cookies: m.cookies_pictures(),
  };
}
