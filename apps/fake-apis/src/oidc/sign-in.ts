import type { Context, Hono } from 'hono';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { z } from 'zod';
import { pageResponse } from '../html/page.ts';
import type { ServicesEnv } from '../http/env.ts';
import { PASSWORD } from '../personas/personas.ts';
import { rememberVisitor } from '../site/application/visitor.ts';
import { errorPage, signInPage } from './pages.ts';

interface SignInDependencies {
  provider: Provider;
  hasAccount: (id: string) => boolean;
  /** Possible origins of the hub. */
  hubOrigins: readonly string[];
}

const credentials = z.object({
  username: z.string().default(''),
  password: z.string().default(''),
});

export function mountSignIn(
  app: Hono<ServicesEnv>,
  { provider, hasAccount, hubOrigins }: SignInDependencies,
): void {
  const show = (c: Context, form: Partial<Parameters<typeof signInPage>[0]>, status = 200) =>
    pageResponse(
      signInPage({
        path: c.req.path,
        username: '',
        password: '',
        problem: null,
        hubOrigins,
        ...form,
      }),
      status,
    );

  app.onError((error) => {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const text = 'this sign-in has expired, or was finished already';
    return pageResponse(errorPage(text, hubOrigins[0]), 400);
  });

  app.get('/interaction/:uid', async (c) => {
    const { incoming, outgoing } = c.env;
    const { prompt, params, session } = await provider.interactionDetails(incoming, outgoing);
    // Consent is granted without asking the user.
    if (prompt.name !== 'login') return finish(c, { consent: {} });
    const chosen = c.req.query('username');
    if (chosen !== undefined) return show(c, { username: chosen, password: PASSWORD });
    // The user name is known when the user must sign in again.
    const hint = params['login_hint'] ?? session?.accountId;
    return show(c, { username: typeof hint === 'string' ? hint : '' });
  });

  app.post('/interaction/:uid', async (c) => {
    const { username, password } = credentials.parse(await c.req.parseBody());
    const account = username.trim().toLowerCase();
    if (password !== PASSWORD || !hasAccount(account)) {
      const problem = 'The username or the password is not right.';
      return show(c, { username, problem }, 400);
    }
    rememberVisitor(c, account);
    return finish(c, { login: { accountId: account } });
  });

  async function finish(
    c: Context<ServicesEnv>,
    result: Parameters<Provider['interactionResult']>[2],
  ): Promise<Response> {
    const { incoming, outgoing } = c.env;
    return c.redirect(await provider.interactionResult(incoming, outgoing, result), 303);
  }
}
