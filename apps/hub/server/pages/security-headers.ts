import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import {
  commentsDirectives,
  cspDirectives,
  serialiseCsp,
} from '#app/platform/server/http/csp.server.ts';
import { sharedPath } from '#app/platform/paths/share-path.ts';
import { COMMENTS_PATH } from '#app/features/live/comments-path.ts';
import {
  commentsHelmetOptions,
  helmetOptions,
  PERMISSIONS_POLICY,
  REPORTS_NAME,
  REPORTS_PATH,
  SHARED_HEADERS,
} from '#app/platform/server/http/headers.server.ts';
import type { Oidc } from '#app/platform/server/identity/oidc.server.ts';

export function securityHeaders(
  config: HubConfig,
  oidc: Pick<Oidc, 'formOrigins'>,
  { watching }: { watching: boolean },
): RequestHandler {
  const setPageHeaders = helmet(helmetOptions(config));
  const setCommentsHeaders = helmet(commentsHelmetOptions(config));
  const directivesOf = cspDirectives(config, { watching });
  return (req, res, next) => {
    const nonce = randomBytes(16).toString('base64');
    // The path that the page's route receives: without dot segments.
    const path = URL.parse(`http://hub${req.originalUrl}`)?.pathname;
    const comments = path === COMMENTS_PATH ? config.comments : null;
    res.locals['nonce'] = nonce;
    res.setHeader(
      'Content-Security-Policy',
      serialiseCsp(
        comments
          ? commentsDirectives(comments, { nonce })
          : directivesOf({ nonce, formOrigins: oidc.formOrigins() }),
      ),
    );
    res.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    if (config.hasBrowserReports) {
      res.setHeader('Reporting-Endpoints', `${REPORTS_NAME}="${REPORTS_PATH}"`);
    }
    (comments ? setCommentsHeaders : setPageHeaders)(req, res, () => {
      if (path?.startsWith(sharedPath('')) === true) {
        for (const [name, value] of Object.entries(SHARED_HEADERS)) res.setHeader(name, value);
      }
      next();
    });
  };
}
