import { Link } from '@applicant-hub/design-system';
import type { SayView } from './view-types.ts';

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
