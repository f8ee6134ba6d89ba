import { add, type Counts } from '../../suites/counts.ts';
import { tryPage } from '../empty-folder.ts';
import { pactsFolder } from '../folders.ts';
import { type Pact, readPacts } from '../pact.ts';
import { baseUrlOf, type FakeApis, startFakeApis } from './fake-apis.ts';
import { defaultStateUrl, probeStateUrl } from './state-url.ts';
import { verifyProvider } from './verifier.ts';
import { fakeApiToken } from './verify-provider.ts';

/**
 * Verifies the fake APIs against every contract, to show that they behave like the real APIs, and
 * then follows the instructions for API teams.
 */
export async function verify(): Promise<Counts> {
  const pacts = readPacts(pactsFolder);
  const fakeApis = await startFakeApis();
  try {
    const results: Counts[] = [];
    // The contracts run one at a time, so that failures are easy to read.
    for (const pact of pacts) results.push(await verifyFakeApi(pact, fakeApis));
    results.push(await tryPage(fakeApis));
    return add(results);
  } finally {
    await fakeApis.stop();
  }
}

async function verifyFakeApi(
  { provider, interactions }: Pact,
  fakeApis: FakeApis,
): Promise<Counts> {
  const { name } = provider;
  const baseUrl = baseUrlOf(name, fakeApis);
  const stateUrl = defaultStateUrl(name, baseUrl);
  if ((await probeStateUrl(stateUrl, fakeApiToken)) !== 'refuses') {
    console.error(`✗ ${name}: ${stateUrl.pathname} does not return 422 for an unknown state`);
    return { passed: 0, failed: interactions.length };
  }
  const { output, passed, failed } = await verifyProvider({
    name,
    baseUrl,
    token: fakeApiToken,
    stateUrl,
  });
  if (failed > 0) console.error(output);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
  return { passed, failed };
}
