import type { Pact } from '../pact.ts';
import { baseUrlOf } from '../verify/fake-apis.ts';
import { type ProxiedResponse, type Request, startProxy } from '../verify/proxy.ts';
import type { Interaction } from './strength-contract.ts';
import { verifyProvider } from '../verify/verifier.ts';
import { fakeApiToken } from '../verify/verify-provider.ts';

/** An interaction, and the response that the verifier receives to its request. */
export interface Scene {
  readonly interaction: Interaction;
  readonly respond: (request: Request) => ProxiedResponse | Promise<ProxiedResponse>;
}

/** Header that identifies the scene of a request. It is not forwarded to services. */
const SCENE = 'x-strength-scene';

/**
 * Number of scenes per verification. The verifier's work grows with the square of the number of
 * interactions in a file.
 */
const BATCH = 50;

/**
 * Runs the verifier on every scene.
 *
 * @param stateUrl null when the responses are already recorded and need no states
 * @returns whether each scene passed, in order
 * @throws when a scene was not requested or got no response, because its failure would prove
 * nothing
 */
export async function play(
  pact: Pact,
  scenes: readonly Scene[],
  stateUrl: URL | null,
): Promise<boolean[]> {
  const passed: boolean[] = [];
  for (let start = 0; start < scenes.length; start += BATCH) {
    passed.push(...(await playBatch(pact, scenes.slice(start, start + BATCH), stateUrl)));
  }
  return passed;
}

async function playBatch(
  pact: Pact,
  scenes: readonly Scene[],
  stateUrl: URL | null,
): Promise<boolean[]> {
  const { name } = pact.provider;
  const requested = new Set<Scene>();
  const proxy = await startProxy(({ headers: { [SCENE]: id, ...headers }, ...request }) => {
    const scene = id === undefined ? undefined : scenes[Number(id)];
    if (scene === undefined) throw new Error(`there is no scene ${id} for ${request.url}`);
    requested.add(scene);
    return scene.respond({ ...request, headers });
  });
  try {
    const interactions = scenes.map((scene, index) => copyOf(scene, index, stateUrl !== null));
    const { results } = await verifyProvider(
      { name, baseUrl: baseUrlOf(name, proxy), token: fakeApiToken, stateUrl },
      { pact: { ...pact, interactions } },
    );
    const [fault] = proxy.faults;
    if (fault !== undefined) throw new Error(`${name}: a scene failed`, { cause: fault });
    if (requested.size !== scenes.length) {
      throw new Error(
        `${name}: the verifier requested ${requested.size} of ${scenes.length} scenes`,
      );
    }
    return results.map((result) => result.passed);
  } finally {
    await proxy.stop();
  }
}

function copyOf({ interaction }: Scene, index: number, hasStates: boolean): Interaction {
  const { providerStates, request, ...rest } = interaction;
  return {
    ...rest,
    description: `scene ${index}`,
    ...(hasStates && providerStates && { providerStates }),
    request: { ...request, headers: { ...request.headers, [SCENE]: [String(index)] } },
  };
}
