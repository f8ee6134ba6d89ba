import { kill } from '../../fixtures/child.ts';
import {
  type OptionalAddress,
  optionalAddresses,
  without,
} from '../../fixtures/optional-addresses.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { inspect } from '../../screens/dead-links.ts';
import { screens, tools } from '../../screens/screens.ts';

/** Screens that a hub with all addresses does not have either. */
const unknown = [' /dashboard/events/0', ' /shared/a-token-that-nobody-has', ' /nothing-here'];

const tool = (id: string) => ` /resources/widget/${id}`;

/** The screens and tools that exist only with an address. */
const lost: Partial<Record<OptionalAddress, string[]>> = {
  EXPLORE_URL: [tool('CareerCompass'), tool('SpringpodSpotlights')],
  SEARCH_URL: [tool('Faq')],
  MEMBERSHIP_URL: [' /dashboard/totum'],
  VIDEO_URL: [tool('HubLive')],
};

// The page test in the file of the same name leaves out all addresses together.
for (const missing of [null, ...optionalAddresses]) {
  test(
    `a hub ${missing === null ? 'with all addresses' : `without ${missing}`} has no dead link, and lacks only what needs a missing address`,
    { tag: '@once' },
    async () => {
      test.setTimeout(180_000);
      const names = missing === null ? [] : [missing];
      const services = await startServices(':memory:');
      const hub = await startHub(without(names));
      try {
        const servers = { hub: urls.ownHub, services: urls.ownServices };
        const { statuses, faults } = await inspect(servers, [...screens, ...tools], names);
        expect(faults).toEqual([]);
        const lacking = Object.keys(statuses).filter((name) => statuses[name] !== 200);
        const expected = [...unknown, ...names.flatMap((name) => lost[name] ?? [])];
        expect(lacking.sort()).toEqual(expected.sort());
      } finally {
        await Promise.all([hub, services].map(kill));
      }
    },
  );
}
