import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect, redirectDocument } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import {
  Button,
  ButtonLink,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { forgetCommentCookies } from '#app/platform/server/session/comment-cookie.server.ts';
import { CSRF_FIELD, checkCsrf, csrfToken } from '#app/platform/server/session/csrf.server.ts';
import { formDataOf } from '#app/platform/server/http/form-data.server.ts';
import { FORGET_PAGES } from '#app/platform/server/http/headers.server.ts';
import { endMark } from '#app/platform/server/session/session-mark.server.ts';
import { readSession } from '#app/platform/server/session/session.server.ts';
import { signOut } from '#app/platform/server/session/sign-out.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { HubShell } from '#app/platform/layout/frame/HubShell.tsx';

/** A GET request only shows a form, so that no other site can sign a user out. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await readSession(request, context);
  return { form: session && { field: CSRF_FIELD, token: csrfToken(session) } };
}

/** Signs the user out of both sessions: the hub's own and the identity provider's. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await readSession(request, context);
  if (!session) return redirect(paths.logout);
  checkCsrf(session, await formDataOf(request));
  forgetCommentCookies(request, context);
  endMark(request, context);
  const next = (await signOut(session, context)) ?? paths.logout;
  return redirectDocument(next, { headers: FORGET_PAGES });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: m.shell_page_title({ page: headingFor(data?.form) }) },
];

export default function Logout() {
  const { form } = useLoaderData<typeof loader>();
  return (
    <HubShell person={null} width="reading">
      {form === null && <Island of="signedOut" props={{}} />}
      <Stack gap={6} align="start">
        <Heading level={1} size="2xl">
          {headingFor(form)}
        </Heading>
        {form ? (
          <form method="post">
            <input type="hidden" name={form.field} value={form.token} />
            <Button type="submit">{m.account_log_out()}</Button>
          </form>
        ) : (
          <>
            <Text>{m.account_signed_out_shared()}</Text>
            <Inline gap={4}>
              <ButtonLink href={paths.login}>{m.account_sign_in()}</ButtonLink>
              <Link href={paths.search} variant="standalone">
                {m.errors_not_found_courses()}
              </Link>
              <Link href={paths.help} variant="standalone">
                {m.help_title()}
              </Link>
            </Inline>
          </>
        )}
      </Stack>
    </HubShell>
  );
}

const headingFor = (form: unknown): string =>
  form ? m.account_log_out_question() : m.account_signed_out_heading();
