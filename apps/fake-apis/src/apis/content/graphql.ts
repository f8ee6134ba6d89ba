import { buildSchema, graphql, GraphQLError } from 'graphql';
import { ApiError } from '#src/http/api-error.ts';
import type { Library } from './library.ts';

/** Maximum number of items in one response. */
const MAX_LIMIT = 100;

const schema = buildSchema(`
  type Query {
    "The guide to every subject."
    subjectGuides: [SubjectGuide!]!
    "Guides to places; status 1 are published ones, 0 drafts."
    locationGuides(limit: Int! = ${MAX_LIMIT}, status: Int! = 1): [LocationGuide!]!
    "Pages by their ids, in the order of the ids. There is nothing for an id that is not known."
    pages(nids: [ID!]!, limit: Int! = ${MAX_LIMIT}, status: Int! = 1): [Page!]!
  }

  type SubjectGuide {
    nid: ID!
    url: String!
    title: String!
    "Media category."
    field_subject_map: String!
    field_image: String
    field_icon: String
  }

  type LocationGuide {
    nid: ID!
    url: String!
    title: String!
    summary: String!
    image: String
    "How many universities and colleges are there."
    provider_count: Int!
    "region-guide, country-guide or city-guide; guides from before there were types have none."
    type: String
  }

  type Page {
    nid: ID!
    url: String!
    title: String!
    summary: String!
    type: String!
    image: String
  }
`);

interface Selection {
  limit: number;
  status: number;
}

/**
 * Runs a GraphQL query for an account.
 *
 * @param variables JSON of an object
 * @throws ApiError 400 with the error in the query, its arguments or its variables
 */
export async function resolveQuery(
  library: Library,
  account: string,
  query: string,
  variables: string,
): Promise<object> {
  const { data, errors } = await graphql({
    schema,
    source: query,
    variableValues: readVariables(variables),
    rootValue: {
      subjectGuides: () => library.read(account, 'subjectGuides'),
      locationGuides: (selection: Selection) =>
        select(library.read(account, 'locationGuides'), selection),
      pages({ nids, ...selection }: Selection & { nids: readonly string[] }) {
        const all = library.read(account, 'pages');
        const requested = nids.flatMap((nid) => all.find((page) => page.nid === nid) ?? []);
        return select(requested, selection);
      },
    },
  });
  const [error] = errors ?? [];
  if (error !== undefined) throw new ApiError(400, 'invalidQuery', error.message);
  return { data };
}

/** @throws GraphQLError when an argument is out of range */
function select<T extends { status: number }>(
  items: readonly T[],
  { limit, status }: Selection,
): readonly T[] {
  if (limit < 1 || limit > MAX_LIMIT) {
    throw new GraphQLError(`argument "limit" must be 1 to ${MAX_LIMIT}`);
  }
  if (status !== 0 && status !== 1) throw new GraphQLError('argument "status" must be 0 or 1');
  return items.filter((item) => item.status === status).slice(0, limit);
}

function readVariables(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Invalid JSON is refused below, like JSON that is not an object.
  }
  throw new ApiError(400, 'invalidParameter', 'parameter "variables": not a JSON object');
}
