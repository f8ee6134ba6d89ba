import type { Pact, ProviderState } from '../pact.ts';
import { passOn } from '../verify/proxy.ts';
import { baseUrlOf, type FakeApis } from '../verify/fake-apis.ts';
import { defaultStateUrl } from '../verify/state-url.ts';
import {
  responseMutations,
  fieldsOf,
  type Recorded,
  shorten,
  unreadOf,
} from './strength-responses.ts';
import { interactionsOf } from './strength-contract.ts';
import { play, type Scene } from './strength-play.ts';
import { requestMutations } from './strength-requests.ts';

export interface Change {
  /** Description of the interaction. */
  readonly interaction: string;
  /** The changed part, for example `$.results[0].name`. */
  readonly path: string;
  readonly kind: string;
}

export interface Measurement {
  readonly provider: string;
  readonly interactions: number;
  /** The number of fields in the responses of the contract, summed over its interactions. */
  readonly fields: number;
  /**
   * The number of fields in the recorded responses that are not in the contract. They are not
   * checked.
   */
  readonly unread: number;
  readonly changes: number;
  /** Changes that went unnoticed. */
  readonly survivors: readonly Change[];
}

/**
 * Runs the verifier against a fake API once for every possible change to its responses and to the
 * requests.
 *
 * @throws when the unchanged contract fails, because then there is nothing to compare
 */
export async function measure(pact: Pact, fakeApis: FakeApis): Promise<Measurement> {
  const recorded = await record(pact, fakeApis);
  const scenes = recorded.flatMap((each) => [
    ...responseScenes(each),
    ...requestScenes(each, pact.provider.name, fakeApis),
  ]);
  const passed = await play(pact, scenes, null);
  const judged = scenes.map((scene, index) => ({ ...scene, passed: passed[index] === true }));

  const broken = judged.find((scene) => scene.change === null && !scene.passed);
  if (broken !== undefined) {
    throw new Error(`${broken.interaction.description}: the interaction fails without any change`);
  }
  const changed = judged.flatMap(({ change, passed: survived }) =>
    change === null ? [] : [{ change, survived }],
  );
  return {
    provider: pact.provider.name,
    interactions: recorded.length,
    fields: recorded.flatMap(({ interaction }) => fieldsOf(interaction)).length,
    unread: recorded.flatMap(unreadOf).length,
    changes: changed.length,
    survivors: changed.flatMap(({ change, survived }) => (survived ? [change] : [])),
  };
}

/** A scene and its change. The change is null for the unchanged scene, which must pass. */
type ChangedScene = Scene & { readonly change: Change | null };

/**
 * Verifies the unchanged contract and records the responses. Their lists are shortened to the
 * length of the contract's lists.
 */
async function record(pact: Pact, fakeApis: FakeApis): Promise<Recorded[]> {
  const { name } = pact.provider;
  const recorded: Recorded[] = [];
  const scenes = interactionsOf(pact).map((interaction, index): Scene => ({
    interaction,
    respond: async (request) => {
      const response = await passOn(fakeApis.url, request);
      recorded[index] = { interaction, answer: shorten(response, interaction) };
      return response;
    },
  }));
  const passed = await play(pact, scenes, defaultStateUrl(name, baseUrlOf(name, fakeApis)));
  const failed = scenes.find((_, index) => passed[index] !== true);
  if (failed !== undefined) {
    throw new Error(`${name} does not pass "${failed.interaction.description}"`);
  }
  return recorded;
}

/** Scenes with the recorded response: one without a change, and one for each change. */
function responseScenes({ interaction, answer: response }: Recorded): ChangedScene[] {
  return [
    { interaction, change: null, respond: () => response },
    ...responseMutations(interaction).map(({ path, kind, apply }) => ({
      interaction,
      change: { interaction: interaction.description, path, kind },
      respond: () => apply(response),
    })),
  ];
}

/**
 * Statuses of error responses. When a contract expects one of these statuses, requests are not
 * changed: a wrong request would also get an error response, so the change would go unnoticed.
 */
const refusals = [400, 401, 403, 404];

/**
 * Scenes for the request: one without a change, and one for each change, each in the required
 * states.
 */
function requestScenes(
  { interaction }: Recorded,
  provider: string,
  fakeApis: FakeApis,
): ChangedScene[] {
  const { description, providerStates, response } = interaction;
  if (refusals.includes(response.status)) return [];
  const ask: Scene['respond'] = (request) =>
    inStates(provider, fakeApis, providerStates, () => passOn(fakeApis.url, request));
  return [
    { interaction, change: null, respond: ask },
    ...requestMutations(interaction).map(({ path, kind, apply }) => ({
      interaction,
      change: { interaction: description, path, kind },
      respond: (request: Parameters<typeof ask>[0]) => ask(apply(request)),
    })),
  ];
}

/** Sets up and tears down states around some work, as the verifier does. */
async function inStates<T>(
  provider: string,
  fakeApis: FakeApis,
  states: readonly ProviderState[] = [{ name: '' }],
  work: () => Promise<T>,
): Promise<T> {
  const url = defaultStateUrl(provider, baseUrlOf(provider, fakeApis));
  const enter = async (action: 'setup' | 'teardown') => {
    for (const { name, params = {} } of states) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ action, state: name, params }),
      });
      if (!response.ok)
        throw new Error(`the state "${name}" could not be set up: ${response.status}`);
    }
  };
  await enter('setup');
  const result = await work();
  await enter('teardown');
  return result;
}
