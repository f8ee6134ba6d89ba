import { asHub, type RequestBuilder } from '../testing/pact.ts';

export const asking =
  (parameters: Record<string, string | string[]>) => (request: RequestBuilder) => {
    asHub(request);
    request.query(parameters);
  };
