import { shortSummary } from '@applicant-hub/domain';
import { ofUseTo } from '#app/features/application-status/choices/find-face.server.ts';
import { getVideos, isLate } from '#app/features/reference-data/reference.server.ts';
import { playerAddress } from '#app/platform/layout/media/player-address.ts';
import { randomStart } from '#app/platform/layout/media/random-start.server.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import type { HubLiveView } from './view-types.ts';

/** Number of slides (CON-10). */
const SLIDES = 5;

/**
 * The videos for the applicant's study level (CON-9) that suit their current situation (EXT-34).
 */
export const server: WidgetServer = {
  id: 'HubLive',
  async load(scope): Promise<HubLiveView | typeof PENDING> {
    const { videoUrl } = scope.context.config;
    if (videoUrl === null) return null;
    const { personalisation } = scope.applicant;
    const result = await getVideos(scope, personalisation.studyLevel);
    if (isLate(result)) return PENDING;
    if (!result.ok) return null;
    const videos = (await ofUseTo(scope, result.value))
      .slice(0, SLIDES)
      .map(({ brightcoveId, image, title, summary }) => ({
        id: brightcoveId,
        image,
        title,
        summary: shortSummary(summary),
        player: playerAddress(videoUrl, brightcoveId),
      }));
    return { videos, start: randomStart(videos) };
  },
};
