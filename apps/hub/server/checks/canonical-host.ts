import type { Request, RequestHandler } from 'express';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { sendErrorPage } from '../pages/error-page.ts';

/**
 * Sets the host of this request. In production it is the host of `PUBLIC_URL`, whatever `Host` and
 * `X-Forwarded-Host` contain. Otherwise it is `X-Forwarded-Host` if the hub is behind a proxy, or
 * `Host` (`localhost` and `127.0.0.1` both work). A request with an unreadable path or host is
 * refused.
 */
export function canonicalHost({ hubEnv, publicUrl, trustProxyHops }: HubConfig): RequestHandler {
  const publicHost = new URL(publicUrl).host;
  return (req, res, next) => {
    if (hubEnv === 'prod' || trustProxyHops === 0) delete req.headers['x-forwarded-host'];
    if (hubEnv === 'prod') req.headers.host = publicHost;
    if (hasPath(req.originalUrl) && URL.canParse(`http://${ownHost(req)}`)) next();
    else sendErrorPage(res, 400);
  };
}

/** The host that Remix treats as the hub's own. */
export const ownHost = (req: Request): string =>
  req.get('X-Forwarded-Host')?.split(',')[0]?.trim() ?? req.get('Host') ?? '';

/**
 * Whether Remix can decode the path. If it cannot, it would log the path to the console, with any
 * user input in it. A path that decodes to another host (`/%5c`, `//x`) would also break Remix's
 * error page.
 */
function hasPath(target: string): boolean {
  try {
    const [path = ''] = target.split('?', 1);
    const segments = path.split('/').map((segment) => decodeURIComponent(segment));
    const decoded = segments.map((segment) => segment.replaceAll('/', '%2F')).join('/');
    return decoded.startsWith('/') && URL.parse(decoded, 'http://hub')?.host === 'hub';
  } catch {
    return false;
  }
}
