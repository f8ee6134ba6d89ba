import type { AppLoadContext } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { hasComments, language } from '@applicant-hub/domain';
import { getPageState } from '#app/platform/request/page-state.server.ts';
import { readAppearance } from '#app/platform/layout/appearance/appearance-cookie.server.ts';
import type { Appearance } from '#app/platform/layout/appearance/appearance.ts';
import type { RequestScope, SessionScope } from '#app/platform/request/request-scope.ts';
import { withPollDeadline } from '#app/platform/request/call.server.ts';
import { escapeHtml } from '#app/platform/layout/editor-html/escape.server.ts';
import { findSession } from '#app/platform/server/session/session.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { commentSignIn } from './comment-sign-in.server.ts';
import { COMMENTS_PATH } from './comments-path.ts';
import { fetchFreshPageState } from './load.server.ts';

/**
 * The page with the comments, or a message that they are unavailable (LIV-9). It runs the script of
 * the comment service, so it is a separate document with an opaque origin. `commentsDirectives`
 * defines its permissions, and decision 35 explains them. An expired session does not redirect to
 * sign-in, because the sign-in page would appear in the frame.
 */
export async function showComments(request: Request, context: AppLoadContext): Promise<Response> {
  const appearance = readAppearance(request, context.config);
  const noComments = (status: number) => html(failedPage(appearance), status);
  // The router also matches other spellings of the path. The policy of this page does not apply to
  // them.
  if (new URL(request.url).pathname !== COMMENTS_PATH) return noComments(404);
  const session = await findSession(request, context);
  if (session === null) return noComments(401);
  const { comments } = context.config;
  if (comments === null) return noComments(404);
  const call = { request, context: withPollDeadline(context), applicant: { session } };
  const live = await commentedEvent(call);
  if (live === null) return noComments(404);
  const signIn = await commentSignIn(call);
  if (signIn === null || signIn === 'late') return noComments(503);
  const page = commentsPage({
    scriptUrl: comments.scriptUrl,
    nonce: context.nonce,
    appearance,
    wanted: {
      site: comments.site,
      page: {
        identifier: live.disqus,
        url: new URL(paths.live, context.config.publicUrl).href,
        title: live.title,
        api_key: comments.key,
        remote_auth_s3: signIn.signature,
      },
    },
  });
  return html(page, 200);
}

const html = (page: string, status: number) =>
  new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/**
 * The event, if it has comments. The cache may be older than the state that the surrounding page
 * shows.
 */
async function commentedEvent(call: SessionScope & Pick<RequestScope, 'request'>) {
  const { live } = (await getPageState(call.applicant.session, call.context)).pageState;
  if (hasComments(live)) return live;
  const fresh = await fetchFreshPageState(call);
  return fresh.ok && hasComments(fresh.value.live) ? fresh.value.live : null;
}

interface CommentsPage {
  scriptUrl: string;
  nonce: string;
  appearance: Appearance;
  /** The settings, with the names that the comment service uses. */
  wanted: { site: string; page: Record<string, string> };
}

const commentsPage = ({ scriptUrl, nonce, appearance, wanted }: CommentsPage): string =>
  document(
    appearance,
    `<p><noscript>${escapeHtml(m.live_comments_no_scripts())}</noscript></p>
<p id="failed" hidden>${escapeHtml(m.live_comments_failed())}</p>
<div id="disqus_thread"></div>
<script nonce="${nonce}">
const wanted = ${asScript(wanted)};
var disqus_shortname = wanted.site;
var disqus_config = function () { Object.assign(this.page, wanted.page); };
const script = document.createElement('script');
script.src = ${asScript(scriptUrl)};
script.onerror = () => { document.getElementById('failed').hidden = false; };
document.head.append(script);
</script>`,
  );

const failedPage = (appearance: Appearance): string =>
  document(appearance, `<p>${escapeHtml(m.live_comments_failed())}</p>`);

const document = (appearance: Appearance, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(m.live_comments())}</title>
<style>
:root { color-scheme: ${schemes[appearance.theme]}; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
p { margin: 1rem; }
iframe { display: block; inline-size: 100%; block-size: 100vh; border: 0; }
</style>
</head>
<body>
${body}
</body>
</html>`;

/** Colour scheme of the frame, matching the surrounding page. */
const schemes: Record<Appearance['theme'], string> = {
  device: 'light dark',
  light: 'light',
  contrast: 'light',
  dark: 'dark',
};

/** Writes a value as a literal in an inline script. The value cannot close the script element. */
const asScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
