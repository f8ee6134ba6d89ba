import { duties } from './duties.ts';
import { openApiFileName, pactFileName } from '../folders.ts';
import { renderExample, targetOf } from './example.ts';
import { EXACTLY } from '../fields/field-rules.ts';
import { code, table } from './markdown.ts';
import type { Pact, ProviderState } from '../pact.ts';
import type { FieldGroup } from '../reasons.ts';
import { renderSent } from '../fields/sent-fields.ts';

export interface PageOptions {
  /** The version of Pact's command line that verifies the contracts in this repository. */
  readonly cliVersion: string;
  readonly groups: readonly FieldGroup[];
}

export function renderProviderPage(pact: Pact, { cliVersion, groups }: PageOptions): string {
  const { name } = pact.provider;
  const states = statesOf(pact);
  return [
    `# ${name}`,
    `What the applicant hub needs of ${code(name)}: ${pact.interactions.length} interactions, in ` +
      `[${pactFileName(name)}](${pactFileName(name)}). You are free to change everything that is ` +
      'not in it. [What a contract is, and what your service needs for it](../docs/contracts.md). ' +
      `The same without states, for tools that read OpenAPI: [${openApiFileName(name)}](${openApiFileName(name)}).`,
    '## Verify your service',
    verifySteps(pact, cliVersion),
    '## Requests',
    'The requests of the hub, and the status that it expects.',
    requestTable(pact),
    '### Examples',
    'Each example has its states, the request as the hub sends it, and a response that passes. ' +
      '[Fields](#fields) lists the rules for values.',
    ...pact.interactions.map(renderExample),
    ...renderSent(pact),
    ...renderDuties(name),
    '## States',
    states.length === 0
      ? 'None: no request needs a state, so you need no provider-state endpoint.'
      : 'Your provider-state endpoint gets these states. The values are from our examples: a ' +
        'response repeats them where the contract says “exactly”.',
    ...(states.length === 0 ? [] : [stateTable(states, pact)]),
    '## Fields',
    'The hub reads these fields of your responses, for these reasons. The hub ignores all other fields. ' +
      '`[*]` is every item of a list, `*` every name of an object.',
    ...groups.filter(({ rows }) => rows.length > 0).map((group) => fieldTable(group, groups)),
  ].join('\n\n');
}

/** Requirements over time or between users, which no verification can check. */
function renderDuties(provider: string): string[] {
  const own = duties[provider] ?? [];
  if (own.length === 0) return [];
  const intro =
    'The hub also relies on these rules. No single response shows them, so no verification checks them.';
  return ['## Rules that no verification checks', intro, own.map((duty) => `- ${duty}`).join('\n')];
}

/** A command that needs only Node and the contract. */
function verifyCommand(pact: Pact, cliVersion: string): string {
  const { name } = pact.provider;
  const options = [
    `--file ${pactFileName(name)} --provider-name ${name}`,
    `--hostname localhost --port 8080 --base-path ${basePathOf(name)}`,
    ...(sendsToken(pact) ? ['--header "Authorization=Bearer $TOKEN"'] : []),
    ...(statesOf(pact).length > 0
      ? ['--state-change-url http://localhost:8080/_pact/provider-states --state-change-teardown']
      : []),
  ];
  return [
    'export PACT_DO_NOT_TRACK=true SCARF_ANALYTICS=false',
    ...(sendsToken(pact) ? ['export TOKEN=the-token-of-your-test-account'] : []),
    `npx --yes --package=@pact-foundation/pact-cli@${cliVersion} pact-verifier \\`,
    `  ${options.join(' \\\n  ')}`,
  ].join('\n');
}

function verifySteps(pact: Pact, cliVersion: string): string {
  const { name } = pact.provider;
  const change = [
    `${code('localhost')}, ${code('8080')} and ${code(basePathOf(name))}: the host, the port and the base ` +
      'path of your service (leave `--base-path` out when it has none)',
    ...(sendsToken(pact)
      ? [
          `${code('the-token-of-your-test-account')}: [a token](../docs/contracts.md#the-token) that your service accepts`,
        ]
      : []),
    ...(statesOf(pact).length > 0
      ? [
          `${code('/_pact/provider-states')}: your [provider-state endpoint](../docs/contracts.md#the-provider-state-endpoint)`,
        ]
      : []),
    `${code(`--file ${pactFileName(name)}`)}: ${code('--url https://…')} loads the contract from an address`,
  ];
  return [
    `You need Node 20 or newer, a folder with [${pactFileName(name)}](${pactFileName(name)}), and ` +
      'your service running on this machine:',
    `\`\`\`sh\n${verifyCommand(pact, cliVersion)}\n\`\`\``,
    'Change:',
    change.map((line) => `- ${line}`).join('\n'),
    `The exit code is 0 when all interactions passed. To repeat one, add ` +
      `${code('--filter-description "…"')} with words of its request below. In a checkout of the hub, ` +
      'this command does the same, with advice on each mismatch:',
    `\`\`\`sh\n${commandInCheckout(pact)}\n\`\`\``,
  ].join('\n\n');
}

function commandInCheckout(pact: Pact): string {
  const { name } = pact.provider;
  const options = [
    `npm run verify-pacts -- --provider ${name} --base-url http://localhost:8080${basePathOf(name)}`,
    ...(sendsToken(pact) ? ['--token "$TOKEN"'] : []),
    ...(statesOf(pact).length > 0
      ? ['--state-url http://localhost:8080/_pact/provider-states']
      : []),
  ];
  return options.join(' \\\n  ');
}

/** The base path of the fake API, which most teams also use. */
const basePathOf = (provider: string): string => `/${provider.replace(/-api$/, '')}`;

const sendsToken = ({ interactions }: Pact): boolean =>
  interactions.some(({ request }) => request.headers?.['Authorization'] !== undefined);

const requestTable = ({ interactions }: Pact): string =>
  table(
    ['Request', 'Sent as', 'State', 'Response'],
    interactions.map(({ description, request, response, providerStates = [] }) => [
      description,
      code(`${request.method} ${shortened(targetOf(request))}`) +
        (request.body ? ', with a body' : ''),
      providerStates.map(({ name }) => name).join(' and ') || 'none',
      String(response.status),
    ]),
  );

/** Maximum length of a request target in the table. The example shows the full target. */
const SHOWN_TARGET = 96;

const shortened = (target: string): string =>
  target.length <= SHOWN_TARGET ? target : `${target.slice(0, SHOWN_TARGET)}…`;

const statesOf = ({ interactions }: Pact): ProviderState[] =>
  interactions.flatMap(({ providerStates = [] }) => providerStates);

function stateTable(states: readonly ProviderState[], pact: Pact): string {
  const names = [...new Set(states.map(({ name }) => name))].sort();
  return table(
    ['State', 'Parameters, with the values used', 'Response 200 with'],
    names.map((name) => [
      code(name),
      describeParameters(states.filter((state) => state.name === name)),
      code(returnedBy(name, pact)),
    ]),
  );
}

function describeParameters(states: readonly ProviderState[]): string {
  const values = new Map<string, Set<string>>();
  for (const { params = {} } of states) {
    for (const [name, value] of Object.entries(params)) {
      values.set(name, (values.get(name) ?? new Set()).add(describeValue(value)));
    }
  }
  const described = [...values]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, used]) => `\`${name}\`: ${[...used].sort().join(', ')}`);
  return described.length === 0 ? 'none' : described.join('<br>');
}

/** Maximum length of JSON on the page. Longer JSON is only in the contract. */
const SHOWN_JSON = 48;

function describeValue(value: unknown): string {
  const json = JSON.stringify(value);
  if (json.length <= SHOWN_JSON) return code(json);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : 'a text';
}

/**
 * Values that the contract takes from the response of the provider-state endpoint
 * (`fromProviderState`).
 */
function returnedBy(state: string, { interactions }: Pact): string {
  const using = interactions.filter(({ providerStates = [] }) =>
    providerStates.some(({ name }) => name === state),
  );
  const expressions = JSON.stringify(using).matchAll(
    /"type":"ProviderState"|"expression":"([^"]*)"/g,
  );
  const names = [...expressions].flatMap(([, expression = '']) =>
    [...expression.matchAll(/\$\{([^}]+)\}/g)].map(([, name = '']) => name),
  );
  const unique = [...new Set(names)].sort();
  return unique.length === 0 ? '{}' : `{ ${unique.map((name) => `"${name}": …`).join(', ')} }`;
}

function fieldTable({ interactions, rows }: FieldGroup, all: readonly FieldGroup[]): string {
  const requests = requestsOf(interactions);
  const isShared = all.some(
    (other) =>
      other.interactions !== interactions &&
      requestsOf(other.interactions).some((request) => requests.includes(request)),
  );
  return [
    `### ${requests.map(code).join(', ')}`,
    ...(isShared ? [`For ${interactions.map(({ description }) => description).join('; ')}.`] : []),
    table(
      ['Field', 'Must be', 'Why the hub reads it'],
      rows.map(({ path, rules, isOptional, nullAround, reason }) => [
        code(path),
        describeRules(rules) +
          (isOptional ? '; may be missing' : '') +
          (nullAround === null ? '' : `; ${code(nullAround)} may be null`),
        reason,
      ]),
    ),
  ].join('\n\n');
}

const requestsOf = (interactions: FieldGroup['interactions']): string[] => [
  ...new Set(interactions.map(({ request }) => `${request.method} ${request.path}`)),
];

/**
 * Maximum number of exact values in the table. When there are more values, or longer values, they
 * are only in the contract.
 */
const SHOWN_VALUES = 3;

function describeRules(rules: readonly string[]): string {
  const exact = rules.filter((rule) => rule.startsWith(EXACTLY));
  const others = rules.filter((rule) => !rule.startsWith(EXACTLY));
  if (exact.length === 0) return others.join(' or ');
  const areShown = exact.length <= SHOWN_VALUES && exact.every((rule) => rule.length <= SHOWN_JSON);
  const values = areShown
    ? `${EXACTLY}${exact.map((rule) => rule.slice(EXACTLY.length)).join(' or ')}`
    : 'exactly the value of the state';
  return others.length === 0 ? values : `${others.join(' or ')}; where it matters ${values}`;
}
