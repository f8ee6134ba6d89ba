import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { readAppearance } from './platform/layout/appearance/appearance-cookie.server.ts';
import { AppearanceContext } from './platform/layout/appearance/appearance-context.ts';
import {
  LanguagesContext,
  LanguageSuggestionContext,
} from './platform/layout/language/languages-context.ts';
import { islandsOfPage, loadIslands } from './platform/islands/fragments/fragments.server.tsx';
import { IslandsContext } from '#app/platform/islands/Island.tsx';
import { StartScriptContext } from '#app/platform/islands/StartScript.tsx';
import {
  REPORTS_PATH,
  RETRY_AFTER_S,
  SHOWN_BY_BACK,
} from './platform/server/http/headers.server.ts';
import { ownerOf } from './platform/server/crypto/vault.server.ts';
import { csrfToken } from './platform/server/session/csrf.server.ts';
import { OWNER_HEADER } from './platform/offline/readable.ts';
import { pageMark } from './platform/server/session/session-mark.server.ts';
import { readSession } from './platform/server/session/session.server.ts';
import { BackGuardContext } from './platform/layout/session/BackGuard.tsx';
import { withErrorTitle } from './platform/layout/failure/error-title.server.ts';
import { MissingSystems } from './platform/browser/page/missing-systems.ts';
import { missingSystems } from './platform/server/config/missing-systems.server.ts';
import { NonceContext } from './platform/browser/page/nonce.ts';

/**
 * Loads code that every page needs. Await it before the server listens, so that the first page is
 * not slow.
 */
export const ready = loadIslands;

/**
 * Renders the whole page before responding (decision 2), because streamed content never appears
 * without JavaScript.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce, config, startScript, languages, suggestion, onFragment } = context;
  await ready();
  // Cancels the stream for client-side routing, because no script in the browser reads it.
  const { serverHandoffStream, ...entryContext } = remixContext;
  void serverHandoffStream?.cancel();
  const reports = config.hasBrowserReports ? REPORTS_PATH : null;
  const missing = missingSystems(config);
  const islands = islandsOfPage(nonce, onFragment, { reports, missing });
  const session = await readSession(request, context);
  const mark = session && pageMark(request, session, context);
  // No page uses `Suspense`, so rendering to a string is complete and costs half as much as a
  // stream.
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <BackGuardContext.Provider value={mark?.cookie ?? null}>
        <StartScriptContext.Provider value={startScript}>
          <IslandsContext.Provider value={islands}>
            <MissingSystems.Provider value={missing}>
              <AppearanceContext.Provider value={readAppearance(request, config)}>
                <LanguagesContext.Provider value={languages}>
                  <LanguageSuggestionContext.Provider value={suggestion}>
                    <RemixServer context={entryContext} url={request.url} nonce={nonce} />
                  </LanguageSuggestionContext.Provider>
                </LanguagesContext.Provider>
              </AppearanceContext.Provider>
            </MissingSystems.Provider>
          </IslandsContext.Provider>
        </StartScriptContext.Provider>
      </BackGuardContext.Provider>
    </NonceContext.Provider>,
  );
  const html = withErrorTitle(islands.whole(`<!DOCTYPE html>${page}`));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_S);
  if (session) headers.set(OWNER_HEADER, ownerOf(csrfToken(session)));
  const isStoredAsItSays = headers.has('Cache-Control');
  if (mark?.isGuarded && status === 200 && !context.isForm && !isStoredAsItSays) {
    for (const [name, value] of Object.entries(SHOWN_BY_BACK)) headers.set(name, value);
  }
  headers.set('Content-Length', String(html.length));
  return new Response(html, { headers, status });
}

/** Logs errors from loaders and actions. A thrown response (404, 503) is not an error. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (error instanceof Error && !request.signal.aborted) {
    context.log.error({ err: error }, 'request failed');
  }
}
