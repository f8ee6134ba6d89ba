import type { Control } from '../fixtures/control.ts';
import { screens } from '../screens/screens.ts';

export interface PageRequest {
  path: string;
  /** Null for a signed-out user. */
  persona: string | null;
  given?: ((control: Control) => Promise<void>) | undefined;
  /**
   * Whether this is a lookup, which a page requests while the user types. The status of its
   * response reports failures.
   */
  isLookup?: true;
}

const lookup = (path: string): PageRequest => ({ path, persona: 'waiting', isLookup: true });

/** A request by a user whose pages need every response of the tracking API. */
const inClearing: PageRequest = {
  path: '/dashboard?',
  persona: 'start',
  async given(control) {
    await control.user({ studyYear: String(new Date().getFullYear()) });
    await control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
  },
};

/** Every screen, and the lookups, because no screen requests lookups before the user types. */
export const pageRequests: readonly PageRequest[] = [
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

export const nameOf = ({ path, persona }: PageRequest) => `${path} as ${persona ?? 'nobody'}`;

/** The user who sends a request. A request with its own test data has its own user. */
export const personOf = ({ path, persona, given }: PageRequest) => (given ? path : persona);
