import { inject } from 'vitest';
import { Control } from '../../fixtures/control.ts';
import { Visitor } from '../../fixtures/visitor.ts';
import { openPage, type Page } from './page.ts';

export const stack = inject('stack');

interface Browser {
  visitor: Visitor;
  open: (path: string) => Promise<Page>;
}

interface Applicant extends Browser {
  control: Control;
}

/** A browser without scripts, in which nobody is signed in. */
export function browser(): Browser {
  const visitor = new Visitor([stack.hub], 0, stack.hub);
  return { visitor, open: (path) => openPage(visitor, path) };
}

/** A fresh copy of a seeded persona, signed in through the real identity provider. */
export async function applicant(persona: string): Promise<Applicant> {
  const control = await Control.copyOf(stack.services, persona);
  const own = browser();
  // A file is the quickest page to return to.
  const { status, address } = await own.visitor.signIn(control.persona, '/favicon.svg');
  if (status !== 200) throw new Error(`sign-in ended with ${status} at ${address}`);
  return { control, ...own };
}
