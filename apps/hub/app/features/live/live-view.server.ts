import type { PageState } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  formatClockTime,
  formatHour,
  formatLongDate,
  hasComments,
  londonDate,
} from '@applicant-hub/domain';
import type { RequestScope, SessionScope } from '#app/platform/request/request-scope.ts';
import { withDeadline } from '#app/platform/request/call.server.ts';
import { sanitiseHtml } from '#app/platform/layout/editor-html/sanitise.server.ts';
import { commentsOf } from './comment-sign-in.server.ts';
import { plannedEvent } from './planned-event.server.ts';
import type { LiveView, StartView } from './view-types.ts';

/**
 * How long the page waits for comments (milliseconds). Comments never delay the player: if they
 * take longer, a script requests them.
 */
const COMMENTS_WAIT_MS = 100;

const nothing = {
  state: 'unknown',
  title: '',
  start: null,
  startsAt: 0,
  holdingHtml: '',
  informationHtml: '',
  embed: null,
  comments: 'none',
} satisfies Partial<LiveView>;

/** @param pageState null when it is unavailable */
export async function liveView(
  call: SessionScope & Pick<RequestScope, 'request'>,
  pageState: PageState | null,
): Promise<LiveView> {
  const { context } = call;
  const none = { ...nothing, now: context.now().getTime() };
  const live = pageState?.live;
  if (typeof live?.enabled !== 'boolean') return none;
  const event = plannedEvent(live, context);
  if (!event) return { ...none, state: 'disabled' };
  const { state, startsAt, embed } = event;
  return {
    state,
    title: live.title,
    start: startsAt > 0 ? startView(new Date(startsAt)) : null,
    now: none.now,
    startsAt,
    holdingHtml: state === 'showing' ? '' : sanitiseHtml(live.holding, context.config),
    informationHtml: sanitiseHtml(live.information, context.config),
    // The player is not sent before the start.
    embed: state === 'showing' ? embed : null,
    comments: hasComments(live) ? await quickComments(call) : 'none',
  };
}

function startView(start: Date): StartView {
  return {
    iso: start.toISOString(),
    words: m.live_when({
      date: formatLongDate(londonDate(start)),
      time: formatHour(formatClockTime(start)),
    }),
  };
}

const quickComments = (
  call: SessionScope & Pick<RequestScope, 'request'>,
): Promise<LiveView['comments']> =>
  commentsOf({ ...call, context: withDeadline(call.context, COMMENTS_WAIT_MS) });
