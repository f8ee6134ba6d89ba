/**
 * Path templates with parameters, by provider. A contract has only example paths, such as
 * `/things/7`.
 */
export const templates: Readonly<Record<string, readonly string[]>> = {
  'address-api': ['/autocomplete/{text}', '/get/{id}'],
  'identity-api': [
    '/api/v1/hub/favourites/{kind}/changes',
    '/api/v1/hub/favourites/overview',
    '/api/v1/hub/favourites/top',
    '/api/v1/hub/favourites/{kind}/{id}',
    '/api/v1/hub/favourites/{kind}',
    '/api/v1/hub/settings/{collection}/{name}/versions',
    '/api/v1/hub/settings/{collection}/{name}',
    '/api/v1/hub/shares/{id}',
  ],
  'own-dates-api': ['/api/v1/own-dates/{id}'],
  'qualifications-api': [
    '/api/v1/qualification-types/{type}/subjects',
    '/api/v1/qualification-types/{type}/results',
  ],
  'queue-api': ['/api/v1/tickets/{id}'],
};

/** The template of a path in a contract, with the parameter values of the example. */
export interface Place {
  readonly template: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The template that a path of the contract matches. A path that matches no template has no
 * parameters.
 */
export function placeOf(provider: string, path: string): Place {
  for (const template of templates[provider] ?? []) {
    const values = matched(template.split('/'), path.split('/'));
    if (values) return { template, values };
  }
  return { template: path, values: {} };
}

function matched(
  template: readonly string[],
  path: readonly string[],
): Readonly<Record<string, string>> | null {
  if (template.length !== path.length) return null;
  const values: Record<string, string> = {};
  for (const [at, part] of template.entries()) {
    const value = path[at] ?? '';
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined && part !== value) return null;
    if (name !== undefined) values[name] = decodeURIComponent(value);
  }
  return values;
}
