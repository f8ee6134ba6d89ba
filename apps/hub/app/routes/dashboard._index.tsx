import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { widgetSettingsPath } from '#app/platform/paths/links.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { PageData } from '#app/platform/server/http/page-data.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { backTo, readBackUrl, type BackView } from '#app/platform/server/http/back-link.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { hubTitle } from '#app/features/favourites-panel/tab-words.ts';
import { WIDGET_PARAM } from '#app/platform/paths/focus.ts';
import { FocusFrame } from '#app/features/widget-kit/FocusFrame.tsx';
import { loadFocused } from '#app/features/dashboard/grid/grid.server.ts';
import { findWidgetServer } from '#app/features/dashboard/grid/registry.server.ts';
import { takeForm } from '#app/features/dashboard/arrange/take-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { WidgetOutcome } from '#app/features/widget-kit/outcome.ts';
import { HubPage } from './hub/HubPage.tsx';
import { loadHub } from './hub/load-hub.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const scope = { request, context, applicant };
  const wanted = new URL(request.url).searchParams.get(WIDGET_PARAM);
  // A page with a single widget loads nothing else, so that it is fast.
  const focused = await loadFocused(scope, wanted);
  if (focused) return new PageData({ focused, back: findBack(scope), hub: null });
  return new PageData({ focused: null, back: null, hub: await loadHub(scope, wanted) });
}

function findBack({ request, context }: RequestScope): BackView | null {
  const backUrl = readBackUrl(request, context.config);
  return backUrl === null ? null : backTo(backUrl);
}

export async function action(args: ActionFunctionArgs) {
  const id = new URL(args.request.url).searchParams.get(WIDGET_PARAM);
  const act = findWidgetServer(id)?.act;
  if (!act) return methodNotAllowed();
  const { scope, form } = await requireForm(args);
  return takeForm(act, scope, form);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, location }) => [
  {
    title: loaded?.data.focused
      ? m.shell_page_title({ page: loaded.data.focused.widget.title })
      : hubTitle(new URLSearchParams(location.search)),
  },
];

export default function Hub() {
  const { focused, back, hub } = useLoaderData<typeof loader>().data;
  const outcome = useActionData<WidgetOutcome>();
  if (!focused) return <HubPage hub={hub} outcome={outcome} />;
  const { id, title } = focused.widget;
  return (
    <FocusFrame focus={id} label={title} isAlone settingsHref={widgetSettingsPath(id)} back={back}>
      <Island of="lateNote" props={{ of: 'widget' }} />
      <Island of="widget" props={{ loaded: focused, outcome, part: 'Focused' }} />
    </FocusFrame>
  );
}
