import type { LiveSettings, PageState, Result } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  formatClockTime,
  formatHour,
  formatLongDate,
  hasComments,
  liveState,
  londonDate,
} from '@applicant-hub/domain';
import type { AccountCall } from '../discovery/call.server.ts';
import { sanitiseHtml } from '../html/sanitise.server.ts';
import { commentSignIn } from './comment-sign-in.server.ts';
import { findEmbed } from './find-embed.server.ts';
import type { LiveView, StartView } from './view-types.ts';

export type LiveCall = AccountCall & { request: Request };

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

/** What the live page shows while this is what the editors have published. */
export async function liveView(call: LiveCall, pageState: Result<PageState>): Promise<LiveView> {
  const { context } = call;
  const now = context.now();
  const none = { ...nothing, now: now.getTime() };
  if (!pageState.ok) return none;
  const { live } = pageState.value;
  if (!live.enabled) return { ...none, state: 'disabled' };
  const embed = findEmbed(live.embed, context);
  const state = liveState({ ...live, hasEmbed: embed !== null }, now);
  return {
    state,
    title: live.title,
    start: live.time > 0 ? startView(live) : null,
    now: now.getTime(),
    startsAt: live.time * 1000,
    holdingHtml: state === 'showing' ? '' : sanitiseHtml(live.holding),
    informationHtml: sanitiseHtml(live.information),
    // Nobody watches before the start.
    embed: state === 'showing' ? embed : null,
    comments: await commentsOf(call, live),
  };
}

function startView({ time }: LiveSettings): StartView {
  const start = new Date(time * 1000);
  return {
    iso: start.toISOString(),
    words: m.live_when({
      date: formatLongDate(londonDate(start)),
      time: formatHour(formatClockTime(start)),
    }),
  };
}

/** Comments need a service, a thread, and somebody whom the service can know (LIV-9). */
async function commentsOf(call: LiveCall, live: LiveSettings): Promise<LiveView['comments']> {
  if (call.context.config.comments === null || !hasComments(live)) return 'none';
  const signIn = await commentSignIn(call);
  if (signIn === 'late') return 'late';
  return signIn === null ? 'none' : 'shown';
}
