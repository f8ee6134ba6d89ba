import type { Control } from '../fixtures/control.ts';
import { screens } from '../screens/screens.ts';

/** What is asked of the hub, and by whom. */
export interface Ask {
  path: string;
  /** Null where nobody is signed in. */
  persona: string | null;
  given?: ((control: Control) => Promise<void>) | undefined;
  /** A lookup, which a page asks while somebody types: it says by its status that it failed. */
  isLookup?: true;
}

const lookup = (path: string): Ask => ({ path, persona: 'waiting', isLookup: true });

/** Whose pages ask all that tracking has. */
const inClearing: Ask = {
  path: '/dashboard?',
  persona: 'start',
  async given(control) {
    await control.user({ studyYear: String(new Date().getFullYear()) });
    await control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
  },
};

/** Every screen, and the lookups, which no screen makes before somebody types. */
export const asks: readonly Ask[] = [
  ...screens.map(({ path, persona = 'waiting', given, isSignedOut }) => ({
    path,
    persona: isSignedOut ? null : persona,
    given,
  })),
  inClearing,
  lookup('/resources/addresses?text=SW1A%201AA'),
  lookup('/resources/schools?search=school'),
  lookup('/resources/phone?region=GB&number=07700900123'),
];

export const nameOf = ({ path, persona }: Ask) => `${path} as ${persona ?? 'nobody'}`;

/** Asks for which something is set have a person of their own. */
export const personOf = ({ path, persona, given }: Ask) => (given ? path : persona);
