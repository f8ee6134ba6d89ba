import { Link } from '@applicant-hub/design-system';
import type { SayView } from './view-types.ts';

/** A list of what to say on the phone, and a link to the applicant's own notes. */
export const WhatToSay = ({ lines, notes }: SayView) => (
  <>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p>
      <Link href={notes.href} variant="standalone">
        {notes.label}
      </Link>
    </p>
  </>
);
