import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { Statement } from '../Statement.tsx';

/**
 * The accessibility statement. Public, so that it is available to users who cannot use the other
 * pages.
 */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  contact: context.config.accessibilityContact,
  hasMovableMaps: context.config.tileUrl !== null,
});

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.accessibility_title() }) },
];

export default function Accessibility() {
  return <Statement {...useLoaderData<typeof loader>()} />;
}
