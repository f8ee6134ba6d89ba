/** The broker's HAL document at a path that Pact's client follows; null for any other path. */
export function brokerResponse(
  { origin, pathname: path }: URL,
  { sha, deployable }: { sha: string; deployable: boolean },
): object | null {
  const version = `/pacticipants/applicant-hub/versions/${sha}`;
  switch (path) {
    case '/':
      return {
        _links: {
          'pb:publish-contracts': { href: `${origin}/contracts/publish` },
          'pb:pacticipant-version': {
            href: `${origin}/pacticipants/{pacticipant}/versions/{version}`,
            templated: true,
          },
          'pb:environments': { href: `${origin}/environments` },
          'pb:webhook': { href: `${origin}/webhooks/{uuid}`, templated: true },
        },
      };
    case '/environments':
      return {};
    case '/contracts/publish':
      return { notices: [{ type: 'success', text: 'Contract published' }] };
    case '/matrix':
      return {
        summary: { deployable, reason: 'a reason', success: 1, failed: 0, unknown: 0 },
        notices: [],
        matrix: [],
      };
    case version:
      return {
        number: sha,
        _links: {
          'pb:record-deployment': [
            { name: 'test', href: `${origin}${version}/deployed-versions/environment/1` },
            { name: 'production', href: `${origin}${version}/deployed-versions/environment/2` },
          ],
        },
      };
    case `${version}/deployed-versions/environment/2`:
      return {};
    default:
      return path.startsWith('/webhooks/')
        ? { _links: { self: { href: `${origin}${path}` } } }
        : null;
  }
}
