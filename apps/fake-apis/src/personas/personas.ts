import { beginning } from './seeds/beginning.ts';
import { circumstances } from './seeds/circumstances.ts';
import { decided } from './seeds/decided.ts';
import { heavy } from './seeds/heavy.ts';
import { routes } from './seeds/routes.ts';
import { waiting } from './seeds/waiting.ts';
import type { Persona } from './persona.ts';

/** All personas, in the order of the application process. */
export const personas: readonly Persona[] = [
  ...beginning,
  ...waiting,
  ...decided,
  ...routes,
  ...circumstances,
  heavy,
];

export const PASSWORD = 'password';
