import { ExternalIcon, Link } from '@applicant-hub/design-system';

export interface OutsideLinkProps {
  readonly href: string;
  /** What it is called, when the words alone do not say enough. */
  readonly name?: string;
  readonly children: string;
}

/** A link to another website, alone on its line. */
export function OutsideLink({ href, name, children }: OutsideLinkProps) {
  return (
    <Link href={href} variant="standalone" aria-label={name}>
      {children} <ExternalIcon />
    </Link>
  );
}
