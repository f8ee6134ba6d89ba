import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';
import { widgetRules } from '@applicant-hub/domain';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { paths, widgetSettingsPath } from '#app/platform/paths/links.ts';
import { Confirm } from '#app/platform/layout/frame/Confirm.tsx';
import { withNotice } from '#app/platform/flash/change.server.ts';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { clearWidget } from '../settings/clear.server.ts';
import { findWidgetView } from '../grid/find-widget.server.ts';
import { CLEARED } from '../settings/cleared.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { toolIsland } from '#app/platform/islands/tools/tool-cells.ts';

/** Asks for confirmation before the data of a widget is cleared (GRD-15). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const { id, title } = clearable({ request, context, applicant }, params['id']);
  return { id, title };
}

export async function action(args: ActionFunctionArgs) {
  const { scope } = await requireForm(args);
  const widget = clearable(scope, args.params['id']);
  const result = await clearWidget(scope, widget);
  if (result === null) return data({ problem: m.notices_not_saved() }, { status: 503 });
  const query = new URLSearchParams(result.ok ? { [CLEARED]: widget.id } : {});
  const page = pageAt(`${paths.hub}?${query.toString()}`, toolIsland(widget.id));
  return redirect(withNotice(page, result.notice.id), 303);
}

/** @throws a 404 for a widget without data that can be cleared */
function clearable(scope: RequestScope, id: string | undefined) {
  const widget = findWidgetView(scope, id);
  if (!widgetRules(widget.id).settings.clear) throw data(null, { status: 404 });
  return widget;
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? [{ title: m.shell_page_title({ page: m.settings_clear_question(loaded) }) }] : [];

export default function ClearWidget() {
  const { id, title } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <Confirm
      question={m.settings_clear_question({ title })}
      problem={failure?.problem ?? null}
      confirm={m.settings_clear()}
      cancel={m.settings_clear_cancel()}
      cancelHref={widgetSettingsPath(id)}
    >
      <Text>{m.settings_clear_goes()}</Text>
    </Confirm>
  );
}
