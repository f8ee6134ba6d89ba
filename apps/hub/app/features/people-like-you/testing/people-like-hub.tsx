import type { Result, SettingToSave, SubjectSelection } from '@applicant-hub/api-clients';
import { subject } from '@applicant-hub/api-clients/fixtures';
import {
  type PeopleLikeSelection,
  personalisationSetting,
  type QualificationSubject,
  type QualificationType,
  type SubjectResult,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { failed, favouriteLists, ok } from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { readSession } from '#app/platform/server/session/session.server.ts';
import { startSession } from '#app/platform/server/session/session-cookie.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { formText } from '#app/platform/browser/forms/form-text.ts';
import { actPeopleLike } from '../act.server.ts';
import { loadPeopleLike } from '../load.server.ts';
import { PeopleLikePage } from '../PeopleLikePage.tsx';
import type { SubjectsOutcome } from '../view-types.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { HubSession } from '#app/platform/server/session/session.server.ts';

const types = [
  { id: 'al', name: 'A level' },
  { id: 'sqa', name: 'SQA - Highers' },
];
export const subjects = ['Art', 'Biology', 'Chemistry', 'Drama'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

export const result = (id: number, applicants: number): SubjectResult => ({
  applicants,
  subject: { id: String(id), name: `Subject ${String.fromCharCode(90 - id)}` },
});
/** Twenty subjects. The last subject has the most applicants. */
const twenty = Array.from({ length: 20 }, (_, index) => result(index, 100 + index));

export const all: PeopleLikeSelection = {
  selectedQualificationType: 'al',
  selectedSubjects: ['art', 'biology', 'chemistry'],
};

const tokens = {
  uid: 'me',
  accessToken: 'token',
  refreshToken: null,
  idToken: null,
  refreshExpiresAt: null,
  accessExpiresAt: Date.now() + 600_000,
};

export interface HubData {
  saved?: unknown;
  types?: () => Promise<Result<QualificationType[]>>;
  subjects?: () => Promise<Result<QualificationSubject[]>>;
  results?: () => Promise<Result<SubjectResult[]>>;
  /** The account API's response to a save. Success by default. */
  save?: () => Promise<Result<null>>;
}

/** Saved data is preserved between requests. */
export function hub(hubData: HubData = {}) {
  const site = createTestSite();
  const requests: string[] = [];
  let saved: unknown = hubData.saved;
  const clients = {
    qualifications: {
      listQualificationTypes: () => (requests.push('types'), hubData.types?.() ?? ok(types)),
      listQualificationSubjects: (_how: unknown, typeId: string) => {
        requests.push('subjects');
        if (!types.some(({ id }) => id === typeId)) return failed('notFound', 404);
        return hubData.subjects?.() ?? ok(subjects);
      },
      listSubjectResults: (_how: unknown, { typeId, subjectIds }: SubjectSelection) => {
        requests.push('results');
        const isKnown = (requested: string) => subjects.some(({ id }) => id === requested);
        if (typeId !== 'al' || !subjectIds.every(isKnown)) return failed('status', 400);
        return hubData.results?.() ?? ok(twenty);
      },
    },
    content: {
      subjectGuides: () => ok([subject({ id: '19', title: 'Law', url: '/explore/law' })]),
    },
    identity: {
      listFavourites: favouriteLists({ subjects: [{ id: '19' }] }),
      saveSetting: (_how: unknown, { data }: SettingToSave) => {
        if (hubData.save) return hubData.save();
        ({ peopleLike: saved } = data as { peopleLike: unknown });
        return ok(null);
      },
    },
  };
  const jar: string[] = [];
  let session: HubSession | null = null;
  const call = (
    search = '',
    init: { method?: string; body?: FormData; headers?: Record<string, string> } = {},
  ): RequestScope => {
    const settings = [
      {
        ...personalisationSetting,
        data: JSON.stringify({ studyYear: 2027, peopleLike: saved }),
      },
    ];
    return testScope({
      request: new Request(`http://hub.test/dashboard/people-like-you${search}`, {
        ...init,
        headers: { Cookie: cookieHeader(jar), ...init.headers },
      }),
      context: {
        ...site.request().context,
        clients,
        setCookie: (value: string) => void jar.push(value),
      },
      applicant: { ...(session && { session }), user: { settings } },
    });
  };
  const load = (search = '') => loadPeopleLike(call(search));
  const html = async (search = '', outcome?: SubjectsOutcome) =>
    renderPage(
      <PeopleLikePage view={await load(search)} outcome={outcome} />,
      `/dashboard/people-like-you${search}`,
    );
  const post = (...fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const sent = { method: 'POST', body: form, headers: { 'Content-Length': '1000' } };
    return actPeopleLike(call(`?type=${formText(form, 'type')}`, sent), form);
  };
  const signIn = async () => {
    await startSession(tokens, null, call().context);
    const { request, context } = call();
    session = await readSession(request, context);
  };
  return { requests, call, load, html, post, signIn, saved: () => saved };
}

export const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
export const ticked = (html: string) => html.match(/type="checkbox"[^>]*checked=""/g)?.length ?? 0;

export const locationOf = (response: unknown): string =>
  (response as Response).headers.get('Location') ?? '';

export const page = '/dashboard/people-like-you';
export const three = '?type=al&subject=art&subject=biology&subject=chemistry';
