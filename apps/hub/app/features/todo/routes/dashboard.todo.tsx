import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { methodNotAllowed } from '#app/platform/server/method-not-allowed.server.ts';
import { loadTodo } from '../load.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';

/** The to-do list (SH-15). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { items: loadTodo(await getApplicant(request, context)) };
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [{ title: m.shell_page_title({ page: m.todo_title() }) }];

export default function Todo() {
  return <Island of="todo" props={{ items: useLoaderData<typeof loader>().items }} />;
}
