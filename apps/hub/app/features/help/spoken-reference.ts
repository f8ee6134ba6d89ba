/**
 * The start of a request id, short enough to read out on the phone, such as '75E4 6FFE'. Operators
 * find the request by it (`docs/operating.md`).
 */
export const spokenReference = (requestId: string): string =>
  `${requestId.slice(0, 4)}\u{a0}${requestId.slice(4, 8)}`.toUpperCase();
