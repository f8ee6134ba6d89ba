/** A field that clients read but no contract can contain. */
export interface FieldException {
  readonly provider: string;
  readonly path: string;
  readonly why: string;
}

const noRefusal =
  'a third party that knows no states refuses none of the calls that the hub makes, so that there ' +
  'is no refusal to agree on';
const anyErrors =
  'the specification does not say what the errors look like (GOV-17), so that any shape is read';

export const fieldExceptions: readonly FieldException[] = [
  { provider: 'adverts-api', path: 'message', why: noRefusal },
  { provider: 'adverts-api', path: 'code', why: noRefusal },
  { provider: 'support-api', path: 'data.errors.*', why: anyErrors },
  { provider: 'support-api', path: 'data.errors.*[]', why: anyErrors },
  {
    provider: 'tracking-api',
    path: 'decisionsReceived[]',
    why: 'a list is read as its length where a count is agreed on (AMB-94); nobody has to send one',
  },
];
