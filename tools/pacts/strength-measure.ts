import type { Pact, ProviderState } from './pact.ts';
import { passOn } from './proxy.ts';
import { baseUrlOf, type FakeApis } from './fake-apis.ts';
import { defaultStateUrl } from './state-url.ts';
import { answerMutations, fieldsOf, type Recorded, shorten, unreadOf } from './strength-answers.ts';
import { interactionsOf } from './strength-contract.ts';
import { play, type Scene } from './strength-play.ts';
import { requestMutations } from './strength-requests.ts';

/** One change, made on the way between the verifier and a service. */
export interface Change {
  /** The description of the interaction. */
  readonly interaction: string;
  /** What was changed, for example `$.results[0].name`. */
  readonly path: string;
  readonly kind: string;
}

export interface Measurement {
  readonly provider: string;
  readonly interactions: number;
  /** Names that the contract mentions in answers, once for each interaction. */
  readonly fields: number;
  /** Names in answers that the contract does not mention. Nothing is said of them. */
  readonly unread: number;
  /** How many changes were made. */
  readonly changes: number;
  /** Those that nobody noticed. */
  readonly survivors: readonly Change[];
}

/**
 * Has the verifier look at a fake API once for every change that can be made to its answers, and to
 * the requests.
 *
 * @throws when the contract is not kept without any change: then nothing can be said
 */
export async function measure(pact: Pact, fakeApis: FakeApis): Promise<Measurement> {
  const recorded = await record(pact, fakeApis);
  const scenes = recorded.flatMap((each) => [
    ...answerScenes(each),
    ...requestScenes(each, pact.provider.name, fakeApis),
  ]);
  const passed = await play(pact, scenes, null);
  const judged = scenes.map((scene, index) => ({ ...scene, passed: passed[index] === true }));

  const broken = judged.find((scene) => scene.change === null && !scene.passed);
  if (broken !== undefined) {
    throw new Error(`${broken.interaction.description}: it fails without any change`);
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

/** A scene, and the change in it; null when there is none, and it has to pass. */
type ChangedScene = Scene & { readonly change: Change | null };

/** Verifies the contract as it is, and keeps the answers, each as long as the contract has it. */
async function record(pact: Pact, fakeApis: FakeApis): Promise<Recorded[]> {
  const { name } = pact.provider;
  const recorded: Recorded[] = [];
  const scenes = interactionsOf(pact).map((interaction, index): Scene => ({
    interaction,
    respond: async (request) => {
      const answer = await passOn(fakeApis.url, request);
      recorded[index] = { interaction, answer: shorten(answer, interaction) };
      return answer;
    },
  }));
  const passed = await play(pact, scenes, defaultStateUrl(name, baseUrlOf(name, fakeApis)));
  const failed = scenes.find((_, index) => passed[index] !== true);
  if (failed !== undefined) {
    throw new Error(`${name} does not keep "${failed.interaction.description}"`);
  }
  return recorded;
}

/** The answer as it was recorded, and with every change. */
function answerScenes({ interaction, answer }: Recorded): ChangedScene[] {
  return [
    { interaction, change: null, respond: () => answer },
    ...answerMutations(interaction).map(({ path, kind, apply }) => ({
      interaction,
      change: { interaction: interaction.description, path, kind },
      respond: () => apply(answer),
    })),
  ];
}

/** A wrong request is refused as these are, so that nothing would be seen of it. */
const refusals = [400, 401, 403, 404];

/** The request as it is, and with every change, each in the states that it needs. */
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

/** Does what the verifier does with states, around some work. */
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
      if (!response.ok) throw new Error(`"${name}" cannot be set up: ${response.status}`);
    }
  };
  await enter('setup');
  const result = await work();
  await enter('teardown');
  return result;
}
