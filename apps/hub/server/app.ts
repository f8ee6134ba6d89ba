import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import { type Language, languages as supported } from '@applicant-hub/domain';
import onHeaders from 'on-headers';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { NEVER_STORED } from '#app/platform/server/http/headers.server.ts';
import { bodyLimit } from './limits/body-limit.ts';
import { browserReports } from './operations/browser-reports.ts';
import { byPart } from './start/build-parts.ts';
import { withFallbackErrorPage } from './pages/fallback-error-page.ts';
import { sendErrorPage } from './pages/error-page.ts';
import { chooseLanguage, languageOf, suggestionOf } from './pages/choose-language.ts';
import { forgetPrefetched } from './checks/forget-prefetched.ts';
import { formCheck } from './checks/form-check.ts';
import { compressPages } from './static/compress-pages.ts';
import { createLoadContext } from './load-context.ts';
import { methodCheck } from './checks/method-check.ts';
import { dataRequestCheck } from './checks/data-request-check.ts';
import { operations } from './operations/operations.ts';
import { originCheck } from './checks/origin-check.ts';
import { canonicalHost } from './checks/canonical-host.ts';
import { canonicalPath } from './checks/canonical-path.ts';
import { refusePrefetch } from './checks/refuse-prefetch.ts';
import { rateLimit } from './limits/rate-limit.ts';
import { requestId, requestIdOf } from './operations/request-id.ts';
import { requestSpan } from './operations/request-span.ts';
import { requestLog } from './operations/request-log.ts';
import { createRouteLabels } from './operations/route-labels.ts';
import { scriptRedirects } from './static/script-redirects.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { securityTxt } from './static/security-txt.ts';
import type { Services } from './start/services.ts';
import { shedLoad } from './limits/shed-load.ts';
import type { Shutdown } from './start/shutdown.ts';

export interface LanguageBuild {
  /** The build, or a function that loads the newest build. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The URL of the script that starts the islands. */
  startScript: string;
}

/** English is always there, because a page in a missing language is shown in English. */
export type LanguageBuilds = Readonly<
  { en: LanguageBuild } & Partial<Record<Language, LanguageBuild>>
>;

export interface AppOptions {
  builds: LanguageBuilds;
  /** The routes, which are the same in all languages, for labels in logs and metrics. */
  routes: ServerBuild['routes'];
  /** Serves everything that is not a page: built files, or Vite. */
  files: RequestHandler;
  /** Whether Vite serves the sources. */
  watching: boolean;
  shutdown: Pick<Shutdown, 'isDraining' | 'isLeaving'>;
}

/** A request passes the steps from top to bottom. */
export function createApp(
  services: Services,
  { builds, routes, files, watching, shutdown }: AppOptions,
): Express {
  const { config, log, metrics, oidc } = services;
  const languages = supported.filter((language) => builds[language] !== undefined);
  const contextOf = (res: Response) => {
    const language = languageOf(res);
    const { startScript } = builds[language] ?? builds.en;
    return createLoadContext(services, res, {
      startScript,
      language,
      languages,
      suggestion: suggestionOf(res),
    });
  };
  const createHandler = (build: LanguageBuild['build']) =>
    createRequestHandler({ build, getLoadContext: (_req, res) => contextOf(res) });
  const handlerByPath = ({ build }: LanguageBuild) =>
    typeof build === 'function'
      ? always(createHandler(() => build().then(withFallbackErrorPage)))
      : byPart(withFallbackErrorPage(build), createHandler);
  const inEnglish = handlerByPath(builds.en);
  const inLanguage = new Map(
    Array.from(languages, (language) => [language, handlerByPath(builds[language] ?? builds.en)]),
  );
  const handlerFor = (req: Request, res: Response) =>
    (inLanguage.get(languageOf(res)) ?? inEnglish)(req.path);

  const labelOf = createRouteLabels(routes);

  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  app.set('trust proxy', config.trustProxyHops);

  app.use(requestId(services));
  app.use(closeWhen(shutdown.isDraining));
  if (config.operationsPort === null) app.use(operations(services, shutdown.isDraining));
  app.use(sendElsewhereWhen(shutdown.isLeaving));
  app.use(securityHeaders(config, oidc, { watching }));
  app.use(chooseLanguage(config, languages));
  app.use(canonicalPath(routes));
  app.use(securityTxt(config));
  app.use(files);
  app.use(shedLoad({ limits: config.loadLimits, languages, log, metrics }));
  app.use(browserReports(services, labelOf));
  app.use(refusePrefetch());
  app.use(forgetPrefetched);
  if (services.spans) app.use(requestSpan(services.spans, labelOf));
  app.use(requestLog(log, metrics, labelOf));
  app.use(methodCheck);
  app.use(dataRequestCheck);
  app.use(canonicalHost(config));
  app.use(originCheck(config));
  app.use(bodyLimit);
  app.use(formCheck);
  app.use(neverStored);
  app.use(rateLimit(services, contextOf));
  app.use(scriptRedirects);
  app.use(compressPages(config));
  app.use((req, res, next) => void handlerFor(req, res)(req, res, next));
  app.use(lastResort(services));
  return app;
}

const always =
  <One>(one: One) =>
  () =>
    one;

const closeWhen =
  (isDraining: () => boolean): RequestHandler =>
  (_req, res, next) => {
    if (isDraining()) res.setHeader('Connection', 'close');
    next();
  };

/**
 * Closes the connection of a GET request, as if the request had not been accepted. A proxy then
 * uses another instance, and avoids this instance for a while. Sent forms are accepted.
 */
const sendElsewhereWhen =
  (isLeaving: () => boolean): RequestHandler =>
  (req, _res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (isRead && isLeaving()) req.socket.destroy();
    else next();
  };

const neverStored: RequestHandler = (_req, res, next) => {
  onHeaders(res, () => {
    if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', NEVER_STORED);
  });
  next();
};

/** Handles only errors that Remix could not turn into a page. */
const lastResort =
  ({ log }: Services): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    log.error({ requestId: requestIdOf(res), err: error }, 'request failed');
    // Express then closes the connection, so that no client treats half a page as complete.
    if (res.headersSent) next(error);
    else sendErrorPage(res, 500);
  };
