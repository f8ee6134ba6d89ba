import { paths } from '../applicant/links.ts';
import type { AccountCall } from '../discovery/call.server.ts';
import { takeKeptInput } from '../server/session.server.ts';

/**
 * What was sent from the dashboard when its session was lost. It is taken once: the page's notice and
 * the widget whose form it was both look at it.
 */
export const keptOnDashboard = ({
  request,
  context,
}: Pick<AccountCall, 'context'> & { request: Request }) =>
  context.once('kept-on-dashboard', () => takeKeptInput(request, context, paths.hub));
