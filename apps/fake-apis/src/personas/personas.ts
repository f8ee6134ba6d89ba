import { beginning } from './people/beginning.ts';
import { circumstances } from './people/circumstances.ts';
import { decided } from './people/decided.ts';
import { heavy } from './people/heavy.ts';
import { routes } from './people/routes.ts';
import { waiting } from './people/waiting.ts';
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
