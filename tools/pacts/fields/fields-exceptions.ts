/** A field that clients read but no contract can contain. */
export interface FieldException {
  readonly provider: string;
  readonly path: string;
  readonly why: string;
}

const noRefusal =
  'a third party has no provider states, so no state can make it refuse a call, and the contract ' +
  'cannot contain a refusal';
const anyErrors =
  'the specification does not define the form of the errors (GOV-17), so the client reads any form';

export const fieldExceptions: readonly FieldException[] = [
  { provider: 'adverts-api', path: 'message', why: noRefusal },
  { provider: 'adverts-api', path: 'code', why: noRefusal },
  { provider: 'support-api', path: 'data.errors.*', why: anyErrors },
  { provider: 'support-api', path: 'data.errors.*[]', why: anyErrors },
  {
    provider: 'tracking-api',
    path: 'decisionsReceived[]',
    why: 'the contract has a number, and the client also reads a list as its length (AMB-94)',
  },
];
