import { targetOf } from '../pages/example.ts';
import type { InteractionResult, Mismatch } from './verifier.ts';

/**
 * Formats the results of a verification: a line for each interaction, and below it every mismatch
 * with a hint on how to fix it.
 */
export function describeResults(results: readonly InteractionResult[]): string {
  const failures = results.filter(({ passed }) => !passed);
  const lines = results.map(
    ({ passed, interaction }) =>
      `${passed ? '✓' : '✗'} ${interaction.description}${describeStates(interaction)}`,
  );
  return [...lines, ...failures.map(describeFailure)].join('\n');
}

type Interaction = InteractionResult['interaction'];

function describeStates({ providerStates = [] }: Interaction): string {
  const names = providerStates.map(({ name }) => name);
  return names.length === 0 ? '' : ` (given ${names.join(', and ')})`;
}

function describeFailure(
  { interaction, mismatches, error }: InteractionResult,
  index: number,
): string {
  const { description, providerStates = [], request } = interaction;
  return [
    '',
    `${index + 1}) ${description}`,
    `   request: ${request.method} ${targetOf(request)}`,
    ...(request.body === undefined ? [] : [`   body:    ${shorten(request.body.content)}`]),
    ...providerStates.map(
      ({ name, params }) => `   state:   ${name}${params ? ` ${JSON.stringify(params)}` : ''}`,
    ),
    ...(error === null ? mismatches.flatMap(describeMismatch) : describeError(error)),
    `   again:   --description ${JSON.stringify(description)}`,
  ].join('\n');
}

function describeMismatch(mismatch: Mismatch): string[] {
  const { expected, actual } = mismatch;
  return [
    `   ✗ ${placeOf(mismatch)}`,
    // For a missing field, both values list all field names. Pact's message already names the
    // missing fields.
    ...(expected === undefined || isMissingField(mismatch)
      ? []
      : [`     expected: ${shorten(expected)}`, `     got:      ${shorten(actual)}`]),
    `     Pact:     ${mismatch.mismatch}`,
    `     do:       ${adviceOn(mismatch)}`,
  ];
}

const isMissingField = ({ mismatch }: Mismatch) => mismatch.includes('missing the following keys');

function placeOf({ type, path, key }: Mismatch): string {
  switch (type) {
    case 'StatusMismatch':
      return 'status';
    case 'HeaderMismatch':
      return `header ${key ?? ''}`;
    default:
      return `body ${path ?? ''}`.trimEnd();
  }
}

const disagree = 'if the contract is wrong, report it (docs/contracts.md)';

function adviceOn(mismatch: Mismatch): string {
  const { type, expected, actual } = mismatch;
  if (type === 'StatusMismatch') return adviceOnStatus(Number(expected), Number(actual));
  if (type === 'HeaderMismatch') return `send the header as expected; ${disagree}`;
  if (type === 'BodyTypeMismatch') return 'send the body in the content type that is expected';
  if (isMissingField(mismatch)) {
    return `send the missing fields; null only where the contract has null; ${disagree}`;
  }
  return `send a value as expected, or make the state set it; ${disagree}`;
}

function adviceOnStatus(expected: number, actual: number): string {
  if (actual >= 500) return 'your service failed: its log has the reason';
  if (actual === 401 || actual === 403) {
    return 'pass a token of the test account with --token, or make the service accept it';
  }
  if (actual === 404)
    return 'check the path of --base-url, and that the state creates the requested item';
  return `return ${expected} in this state; ${disagree}`;
}

function describeError(error: string): string[] {
  const isState = error.includes('state change');
  return [
    `   ✗ ${isState ? 'the provider-state endpoint did not return 200 for this state' : 'no response'}`,
    `     Pact:     ${error}`,
    `     do:       ${
      isState
        ? 'make the endpoint set up the state, and accept the state "" and a teardown (docs/contracts.md)'
        : 'the connection ended before the response was complete: the log of your service has the reason'
    }`,
  ];
}

/**
 * Maximum length of a printed value. The full value is in the contract, or in the log of the
 * service.
 */
const SHOWN = 160;

function shorten(value: unknown): string {
  if (value === undefined) return 'nothing';
  // The verifier returns body values as JSON strings.
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`;
}
