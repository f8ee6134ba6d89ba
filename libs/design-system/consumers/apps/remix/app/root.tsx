import appStyles from './app.css?url';
import styles from '@applicant-hub/design-system/styles.css?url';
import { Links, Meta, Outlet, Scripts } from '@remix-run/react';

export const links = () => [
  { rel: 'stylesheet', href: appStyles },
  { rel: 'stylesheet', href: styles },
];

export default function Root() {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
