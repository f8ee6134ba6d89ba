import { inject } from 'vitest';
import { Control } from '../../fixtures/control.ts';
import { Visitor } from '../../fixtures/visitor.ts';
import { openPage, type Page } from './page.ts';
import type { Pair } from './pair.ts';

export const stack = inject('stack');

interface Browser {
  visitor: Visitor;
  open: (path: string) => Promise<Page>;
}

interface Applicant extends Browser {
  control: Control;
}

/** A signed-out browser without scripts. */
export function browser({ hub }: Pick<Pair, 'hub'> = stack): Browser {
  const visitor = new Visitor([hub], 0, hub);
  return { visitor, open: (path) => openPage(visitor, path) };
}

export async function applicant(persona: string, pair: Pair = stack): Promise<Applicant> {
  const control = await Control.copyOf(pair.services, persona);
  const own = browser(pair);
  // The sign-in returns to a file, because a file loads faster than a page.
  const { status, address } = await own.visitor.signIn(control.persona, '/favicon.svg');
  if (status !== 200) throw new Error(`sign-in ended with ${status} at ${address}`);
  return { control, ...own };
}
