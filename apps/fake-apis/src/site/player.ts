import type { Context } from 'hono';
import { html } from 'hono/html';
import { videos } from '../apis/content/videos.ts';
import { pageResponse } from '../html/page.ts';
import type { ServicesEnv } from '../http/env.ts';

/**
 * Fakes the player of the video host: `/player?videoId=…&autoplay=…` (CON-11). It is shown in
 * frames of the hub and as a separate page. It shows a picture and text instead of a film.
 */
export function playerPage(c: Context<ServicesEnv>): Response | Promise<Response> {
  const { videoId = '', autoplay } = c.req.query();
  const video = videos.find(({ brightcove_id }) => brightcove_id === videoId);
  if (video === undefined) return c.notFound();
  return pageResponse({
    title: video.title,
    isFramed: true,
    body: html`
      <div class="player">
        <img src="/pictures/videos/${videoId}.svg" alt="" width="640" height="360" />
        <h1>${video.title}</h1>
        <p>
          ${autoplay === 'true' ? 'The film plays here.' : 'The film waits here to be played.'} This
          machine has only its picture.
        </p>
      </div>
    `,
  });
}
