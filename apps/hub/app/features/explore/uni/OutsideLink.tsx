import { ExternalIcon, Link } from '@applicant-hub/design-system';

export interface OutsideLinkProps {
  readonly href: string;
  /** The accessible name, if the text alone is not clear. */
  readonly name?: string;
  readonly children: string;
}

export function OutsideLink({ href, name, children }: OutsideLinkProps) {
  return (
    <Link href={href} variant="standalone" aria-label={name}>
      {children} <ExternalIcon />
    </Link>
  );
}
