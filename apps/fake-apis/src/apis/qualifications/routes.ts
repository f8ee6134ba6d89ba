import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import { ApiError } from '#src/http/api-error.ts';
import type { OfferedKind, Qualifications } from './qualifications.ts';

const MAX_SUBJECTS = 4;

const TYPES = '/api/v1/qualification-types';

const id = z.string().min(1);

/** A single `subject` parameter, or several. */
const subjects = z
  .union([id.transform((only) => [only]), z.array(id)])
  .refine((ids) => ids.length <= MAX_SUBJECTS, `must be at most ${MAX_SUBJECTS}`)
  .refine((ids) => new Set(ids).size === ids.length, 'must be different');

export const qualificationsEndpoints = (qualifications: Qualifications) => {
  /** @throws ApiError 404 when the kind is unknown */
  const requireKind = (account: string, typeId: string): OfferedKind => {
    const kind = qualifications.kind(account, typeId);
    if (kind === null) {
      throw new ApiError(404, 'unknownType', 'there is no such kind of qualification');
    }
    return kind;
  };

  return [
    endpoint({
      method: 'GET',
      path: TYPES,
      respond: ({ account }) => ({
        types: qualifications.kinds(account).map(({ id, name }) => ({ id, name })),
      }),
    }),
    endpoint({
      method: 'GET',
      path: `${TYPES}/:type/subjects`,
      params: { type: id },
      respond: ({ account, params }) => ({ subjects: requireKind(account, params.type).subjects }),
    }),
    endpoint({
      method: 'GET',
      path: `${TYPES}/:type/results`,
      params: { type: id },
      query: { subject: subjects },
      respond({ account, params, query }) {
        const kind = requireKind(account, params.type);
        if (!query.subject.every((requested) => kind.subjects.some(({ id }) => id === requested))) {
          throw new ApiError(400, 'unknownSubject', `${kind.name} has no such subject`);
        }
        return { results: qualifications.results(account, kind.id, query.subject) };
      },
    }),
  ];
};
