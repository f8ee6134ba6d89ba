import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { loadOwnTodos } from '#app/features/calendar/own-todos/list.server.ts';
import { loadNext } from '#app/features/hub-sections/feed/load.server.ts';
import { loadTodo } from '#app/features/todo/load.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const [{ step, statuses }, own] = await Promise.all([
    loadNext({ request, context, applicant }),
    context.clients.ownDates && loadOwnTodos({ context, applicant }),
  ]);
  return {
    own,
    items: loadTodo({ context, applicant }, statuses),
    next: step && { title: step.title, link: step.link },
  };
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [{ title: m.shell_page_title({ page: m.todo_title() }) }];

export default function Todo() {
  return <Island of="todo" props={useLoaderData<typeof loader>()} />;
}
