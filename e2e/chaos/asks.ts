import type { Control } from '../fixtures/control.ts';
import { screens } from '../screens/screens.ts';

export interface Ask {
  path: string;
  /** Null for a user who is signed out. */
  persona: string | null;
  given?: ((control: Control) => Promise<void>) | undefined;
  /**
   * Whether it is a lookup, which a page requests while the user types; its status reports
   * failures.
   */
  isLookup?: true;
}

const lookup = (path: string): Ask => ({ path, persona: 'waiting', isLookup: true });

/** A user whose pages request everything that tracking has. */
const inClearing: Ask = {
  path: '/dashboard?',
  persona: 'start',
  async given(control) {
    await control.user({ studyYear: String(new Date().getFullYear()) });
    await control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
  },
};

/** Every screen, and the lookups, which no screen requests before the user types. */
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

/** A request with its own test data has its own applicant. */
export const personOf = ({ path, persona, given }: Ask) => (given ? path : persona);
