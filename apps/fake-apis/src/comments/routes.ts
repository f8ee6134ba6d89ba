import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { ServicesContext } from '../context.ts';
import { type Html, pageResponse } from '../html/page.ts';
import type { ServicesEnv } from '../http/env.ts';
import { type Comment, threadsOf } from './comments.ts';
import { embedScript } from './embed-script.ts';
import { readSignature } from './signature.ts';

/** The hub's site key, which is public. */
const API_KEY = 'development-key';

const MAX_LENGTH = 500;

const threadForm = z.object({
  site: z.string().min(1),
  key: z.literal(API_KEY),
  thread: z.string().min(1),
  signature: z.string(),
  text: z.string().trim().max(MAX_LENGTH).default(''),
});
type ThreadForm = z.infer<typeof threadForm>;

/**
 * Fakes the comment service (LIV-9): `/embed.js` embeds a thread in a page, and `/thread` shows the
 * thread and receives comments.
 */
export function commentService({
  records,
  clock,
}: Pick<ServicesContext, 'records' | 'clock'>): Hono<ServicesEnv> {
  const threads = threadsOf(records);
  const app = new Hono<ServicesEnv>();

  app.get('/embed.js', (c) =>
    c.body(embedScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );

  app.post('/thread', async (c) => {
    const form = threadForm.safeParse(await c.req.parseBody());
    if (!form.success)
      return pageResponse({ title: 'Comments', isFramed: true, body: refusal }, 400);
    const { site, thread, signature, text } = form.data;
    const who = readSignature(signature, clock());
    const id = `${site} ${thread}`;
    if (who !== null && text !== '') threads.add(id, { name: who.username, text });
    return pageResponse({
      title: 'Comments',
      isFramed: true,
      body: html`
        ${who === null ? signedOut : writing(c.req.path, form.data, who.username)}
        <ul class="comments">
          ${[...threads.read(id)].reverse().map(oneComment)}
        </ul>
      `,
    });
  });
  return app;
}

const refusal = html`<p class="wrong">The comment service does not know this site or its key.</p>`;

const signedOut = html`<p>Sign in to join in.</p>`;

const writing = (
  path: string,
  { site, key, thread, signature }: ThreadForm,
  name: string,
): Html => html`
  <form method="post" action="${path}">
    <input type="hidden" name="site" value="${site}" />
    <input type="hidden" name="key" value="${key}" />
    <input type="hidden" name="thread" value="${thread}" />
    <input type="hidden" name="signature" value="${signature}" />
    <label for="text">Comment as ${name}</label>
    <input id="text" name="text" maxlength="${MAX_LENGTH}" required autocomplete="off" />
    <button>Post comment</button>
  </form>
`;

const oneComment = ({ name, text }: Comment): Html =>
  html`<li><strong>${name}</strong><br />${text}</li>`;
