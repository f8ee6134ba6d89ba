import type { Result, SettingToSave, SubjectSelection } from '@applicant-hub/api-clients';
import { subject } from '@applicant-hub/api-clients/fixtures';
import {
  type PeopleLikeSelection,
  personalisationSetting,
  type QualificationSubject,
  type QualificationType,
  type SubjectResult,
} from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { failed, favouriteLists, ok } from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { findNotice } from '#app/platform/flash/notices.server.ts';
import { undoChange } from '#app/platform/flash/undo.server.ts';
import { readSession } from '#app/platform/server/session/session.server.ts';
import { startSession } from '#app/platform/server/session/session-cookie.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { formText } from '#app/platform/browser/forms/form-text.ts';
import { actPeopleLike } from './act.server.ts';
import { loadPeopleLike } from './load.server.ts';
import { PeopleLikePage } from './PeopleLikePage.tsx';
import type { SubjectsOutcome } from './view-types.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type { HubSession } from '#app/platform/server/session/session.server.ts';

const types = [
  { id: 'al', name: 'A level' },
  { id: 'sqa', name: 'SQA - Highers' },
];
const subjects = ['Art', 'Biology', 'Chemistry', 'Drama'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

const result = (id: number, applicants: number): SubjectResult => ({
  applicants,
  subject: { id: String(id), name: `Subject ${String.fromCharCode(90 - id)}` },
});
/** Twenty subjects. The last one has the most applicants. */
const twenty = Array.from({ length: 20 }, (_, index) => result(index, 100 + index));

const all: PeopleLikeSelection = {
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

interface Told {
  saved?: unknown;
  types?: () => Promise<Result<QualificationType[]>>;
  subjects?: () => Promise<Result<QualificationSubject[]>>;
  results?: () => Promise<Result<SubjectResult[]>>;
  /** Response of the account to a save. Succeeds by default. */
  save?: () => Promise<Result<null>>;
}

/** A hub with these API responses. Saved data is kept between requests. */
function hub(told: Told = {}) {
  const site = createTestSite();
  const asked: string[] = [];
  let kept: unknown = told.saved;
  const clients = {
    qualifications: {
      listQualificationTypes: () => (asked.push('types'), told.types?.() ?? ok(types)),
      listQualificationSubjects: (_how: unknown, typeId: string) => {
        asked.push('subjects');
        if (!types.some(({ id }) => id === typeId)) return failed('notFound', 404);
        return told.subjects?.() ?? ok(subjects);
      },
      listSubjectResults: (_how: unknown, { typeId, subjectIds }: SubjectSelection) => {
        asked.push('results');
        const isKnown = (asked: string) => subjects.some(({ id }) => id === asked);
        if (typeId !== 'al' || !subjectIds.every(isKnown)) return failed('status', 400);
        return told.results?.() ?? ok(twenty);
      },
    },
    content: {
      subjectGuides: () => ok([subject({ id: '19', title: 'Law', url: '/explore/law' })]),
    },
    identity: {
      listFavourites: favouriteLists({ subjects: [{ id: '19' }] }),
      saveSetting: (_how: unknown, { data }: SettingToSave) => {
        if (told.save) return told.save();
        ({ peopleLike: kept } = data as { peopleLike: unknown });
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
        data: JSON.stringify({ studyYear: 2027, peopleLike: kept }),
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
  return { asked, call, load, html, post, signIn, saved: () => kept };
}

const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const ticked = (html: string) => html.match(/type="checkbox"[^>]*checked=""/g)?.length ?? 0;
const choose = (...ids: string[]): [string, string][] => [
  ['intent', 'choose'],
  ['type', 'al'],
  ...ids.map((id): [string, string] => ['subject', id]),
];
const clear = (type: string, ...ids: string[]): [string, string][] => [
  ['intent', 'clear'],
  ['type', type],
  ...ids.map((id): [string, string] => ['subject', id]),
];
const forget: [string, string] = ['intent', 'forget'];
/** A selection that is no longer offered. */
const gone = { selectedQualificationType: 'al', selectedSubjects: ['potions'] };

const locationOf = (answer: unknown): string => (answer as Response).headers.get('Location') ?? '';
const noticeOf = (answer: unknown): string =>
  new URL(locationOf(answer), 'http://hub.test').searchParams.get('notice') ?? '';

const page = '/dashboard/people-like-you';
const three = '?type=al&subject=art&subject=biology&subject=chemistry';

describe('the steps by address', () => {
  it('[PLY-2][PLY-3] the flow starts with the heading, the way back and the qualifications', async () => {
    const page = await hub().html();
    expect(page).toMatch(/<h1[^>]*>What people like you applied for</);
    expect(page).toMatch(/<a href="\/dashboard"[^>]*>/);
    expect(page).toMatch(/<form[^>]*method="get"[^>]*action="\/dashboard\/people-like-you"/);
    expect(page.match(/type="radio"/g)).toHaveLength(2);
  });

  it('[PLY-5] choosing a qualification loads its subjects, and no results', async () => {
    const site = hub();
    const page = await site.html('?type=al');
    expect(page.match(/type="checkbox"/g)).toHaveLength(4);
    expect(page).not.toContain('disabled');
    expect(text(page)).toContain('Choose exactly 3 subjects.');
    expect(site.asked).toEqual(['types', 'subjects']);
    expect(text(await site.html('?type=sqa'))).toContain('Choose exactly 4 subjects.');
  });

  it('[PLY-7][PLY-21] results are shown from the required number of subjects', async () => {
    const { load } = hub();
    const step = async (search: string) => (await load(search)).step;
    expect(await step('?type=al&subject=art&subject=biology')).toBe('subjects');
    expect(await step(three)).toBe('results');
    expect(await step(`${three}&subject=drama`)).toBe('subjects');
    expect(await step(three.replace('al', 'sqa'))).toBe('subjects');
  });

  it('[PLY-8] the way back leads to the qualification or the subjects, with the selection', async () => {
    const { html } = hub();
    const results = await html(three);
    for (const change of ['qualification', 'subjects']) {
      expect(results).toContain(`&amp;change=${change}"`);
    }
    expect(ticked(await html(`${three}&change=subjects`))).toBe(3);
    expect(await html(`${three}&change=qualification`)).toMatch(
      /checked="" value="al"|value="al" checked=""/,
    );
  });

  it('[PLY-8] the selection is shown next to the link that changes it', async () => {
    const { html } = hub();
    const row = /<dt[^>]*>([^<]*)<\/dt><dd[^>]*>(.*?)<\/dd><dd[^>]*><a[^>]*>([^<]*)<\/a>/g;
    const rows = (page: string) =>
      [...page.matchAll(row)].map((found) => found.slice(1).map((cell) => text(cell).trim()));
    const qualification = ['Qualification', 'A level', 'Change qualification'];
    expect(rows(await html('?type=al'))).toEqual([qualification]);
    expect(rows(await html(three))).toEqual([
      qualification,
      ['Subjects', 'Art, Biology, Chemistry', 'Change subjects'],
    ]);
  });

  it('no qualification is preselected, and choosing none is reported', async () => {
    const { html } = hub();
    expect(await html()).not.toContain('checked=""');
    const page = await html('?change=subjects');
    expect(page).toMatch(/role="alert".*href="#type"[^>]*>Choose a qualification</s);
    expect(page).toContain('id="type-group-error"');
  });

  it('ticks are preserved when the qualification is confirmed unchanged', async () => {
    const { html, load } = hub();
    const page = await html(`${three}&change=qualification`);
    const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)];
    const sent = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
    expect(await load(`?${sent.toString()}&type=al`)).toMatchObject({
      step: 'subjects',
      chosen: ['art', 'biology', 'chemistry'],
    });
    expect(await load(`?${sent.toString()}&type=sqa`)).toMatchObject({
      step: 'subjects',
      chosen: [],
    });
  });

  it('a value that is not offered is not chosen, and not requested upstream', async () => {
    const { load, asked } = hub();
    expect(await load('?type=witchcraft')).toMatchObject({ step: 'qualification' });
    expect(await load('?type=..')).toMatchObject({ step: 'qualification' });
    expect(asked).toEqual(['types']);
    expect(await load('?type=al&subject=art&subject=potions')).toMatchObject({ chosen: ['art'] });
    expect(asked).toEqual(['types', 'subjects']);
    expect(await load(`${three}&subject=potions`)).toMatchObject({
      step: 'results',
      chosen: subjects.slice(0, 3),
    });
  });
});

describe('the results for some subjects', () => {
  it('[PLY-14][PLY-16] the results are a table of five rows, most applicants first, with a link to all rows', async () => {
    const page = await hub().html(three);
    const rows = [...page.matchAll(/<th [^>]*scope="row">.*?<\/td>/gs)].map(([row]) => text(row));
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(/Subject G\s+119/);
    expect(page).toMatch(/href="[^"]*&amp;show=all"[^>]*>Show all 20 results</);
    const whole = await hub().html(`${three}&show=all`);
    expect(whole.match(/scope="row"/g)).toHaveLength(20);
  });

  it('[PLY-14] the results have a hundred rows at most', async () => {
    const many = Array.from({ length: 120 }, (_, index) => result(index, 500 - index));
    const view = await hub({ results: () => ok(many) }).load(`${three}&show=all`);
    expect(view).toMatchObject({ chart: { total: 100, rows: { length: 100 } } });
  });

  it('[PLY-15] the rows have sixteen colours in turn, and a row keeps its colour', async () => {
    const colours = async (search: string) =>
      [...(await hub().html(three + search)).matchAll(/data-colour="(\d+)"/g)].map(([, n]) =>
        Number(n),
      );
    const byRank = await colours('&show=all');
    expect(byRank).toEqual([...Array(16).keys(), 0, 1, 2, 3].map((index) => index + 1));
    expect(await colours('&show=all&sort=applicants')).toEqual([...byRank].reverse());
  });

  it('links sort the same five rows by subject', async () => {
    const page = await hub().html(`${three}&sort=subject`);
    const names = [...page.matchAll(/<span data-published="true">(Subject .)<\/span>/g)];
    expect(names.map(([, name]) => name)).toEqual(
      ['G', 'H', 'I', 'J', 'K'].map((letter) => `Subject ${letter}`),
    );
    expect(page).toMatch(/aria-sort="ascending"><a [^>]*sort=-subject"/);
  });

  it('[PLY-18] without results the page explains why there are none', async () => {
    const page = text(await hub({ results: () => ok([]) }).html(three));
    expect(page).toContain(
      "We couldn't find any results for your selection of A level subjects".replace("'", '&#x27;'),
    );
    expect(page).toContain('more than a handful of students');
  });

  it('[PLY-4] a row opens links to its guide, the favourites and its courses', async () => {
    const page = await hub().html(`${three}&guide=19`);
    const dialog = /<dialog.*<\/dialog>/s.exec(page)?.[0] ?? '';
    expect(dialog).toMatch(/^<dialog [^>]*open=""/);
    expect(dialog).toContain('href="/explore/law"');
    expect(dialog).toMatch(/<form method="post" action="\/resources\/favourites"/);
    expect(dialog).toContain('name="intent" value="remove"');
    expect(dialog).toContain('href="/coursedisplay/results?subjectGuides=19"');
    expect(page).toMatch(/href="[^"]*guide=18#guide"/);
    expect(await hub().html(three)).not.toContain('<dialog');
  });
});

describe('the saved selection', () => {
  it('[PLY-10][PLY-19] subjects are saved with their results, and restored', async () => {
    const site = hub();
    const answer = (await site.post(...choose('art', 'biology', 'chemistry'))) as Response;
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `/dashboard/people-like-you${three}`,
    ]);
    expect(site.saved()).toEqual(all);
    expect(await site.load()).toMatchObject({ step: 'results', type: { id: 'al' } });
    expect(ticked(await site.html('?type=al'))).toBe(3);
  });

  it.each([
    [[], 'few', 'Choose 3 subjects: you have chosen 0'],
    [['art'], 'few', 'Choose 3 subjects: you have chosen 1'],
    [['art', 'biology', 'chemistry', 'drama'], 'many', 'Choose only 3 subjects: you have chosen 4'],
  ])('[PLY-6][PLY-10] with %j ticked nothing is saved: too %s', async (ids, problem, words) => {
    const site = hub({ saved: { ...all, selectedQualificationType: 'sqa' } });
    const saved = site.saved();
    const answer = (await site.post(...choose(...ids))) as {
      data: SubjectsOutcome;
      init: { status: number };
    };
    expect(answer).toMatchObject({ data: { problem, chosen: ids }, init: { status: 400 } });
    expect(site.saved()).toBe(saved);
    const page = await site.html('?type=al', answer.data);
    expect(text(page)).toContain(words);
    expect(ticked(page)).toBe(ids.length);
  });

  it('[PLY-8][PLY-10] clearing removes the subjects, and can be undone', async () => {
    const site = hub({ saved: all });
    const answer = await site.post(...clear('al', 'chemistry', 'art', 'biology'));
    expect(site.saved()).toEqual({ selectedQualificationType: 'al', selectedSubjects: [] });
    expect(await site.load()).toMatchObject({ step: 'subjects', chosen: [] });
    await undoChange(site.call(), noticeOf(answer));
    expect(site.saved()).toEqual(all);
  });

  it.each([
    ['other subjects', clear('al', 'art', 'biology', 'drama'), '?type=al'],
    ['another qualification', clear('sqa', 'art', 'biology', 'chemistry'), '?type=sqa'],
  ])(
    '[PLY-8] clearing %s than the saved ones preserves the saved ones',
    async (_what, form, search) => {
      const site = hub({ saved: all });
      expect(locationOf(await site.post(...form))).toBe(page + search);
      expect(site.saved()).toEqual(all);
    },
  );

  it.each([
    ['a subject', { ...all, selectedSubjects: ['art', 'biology', 'potions'] }],
    ['the qualification', { ...all, selectedQualificationType: 'witchcraft' }],
  ])('[PLY-9] a form wipes the selection when %s is no longer offered', async (_what, saved) => {
    const site = hub({ saved });
    const page = await site.html();
    expect(page).toContain('no longer on our list');
    expect(page).toMatch(/<form[^>]*method="post"/);
    expect(site.saved()).toEqual(saved);
    const answer = await site.post(forget);
    expect(site.saved()).toEqual({ selectedQualificationType: '', selectedSubjects: [] });
    expect(await site.load()).toMatchObject({ step: 'qualification' });
    await undoChange(site.call(), noticeOf(answer));
    expect(site.saved()).toEqual(saved);
  });

  it.each<[string, Told]>([
    ['something else was chosen since', { saved: all }],
    ['nothing was', {}],
    ['no qualification is offered', { saved: gone, types: () => ok([]) }],
    ['no subject is offered', { saved: all, subjects: () => ok([]) }],
    ['nobody says what is offered', { saved: gone, types: () => failed('unavailable', 503) }],
    ['nobody says which subjects are', { saved: gone, subjects: () => failed('timeout', null) }],
  ])('[PLY-9] the selection is not wiped when %s', async (_what, told) => {
    const site = hub(told);
    expect((await site.load()).step).not.toBe('outdated');
    await site.post(forget);
    expect(site.saved()).toBe(told.saved);
  });

  it.each([
    ['a subject', { ...all, selectedSubjects: ['art', 'biology', 'potions'] }, { chosen: 'al' }],
    ['the qualification', { ...all, selectedQualificationType: 'witchcraft' }, { chosen: null }],
  ])(
    '[PLY-9] the page offers a way to continue when %s is no longer offered and cannot be wiped',
    async (_what, saved, step) => {
      const site = hub({ saved, save: () => failed('unavailable', 503) });
      const location = locationOf(await site.post(forget));
      const { search } = new URL(location, 'http://hub.test');
      expect(await site.load(search)).toMatchObject({ step: 'qualification', ...step });
      expect(await site.load('?type=al')).toMatchObject({ step: 'subjects' });
    },
  );

  describe('when the account refuses the session', () => {
    const lost = async (...form: [string, string][]) => {
      const site = hub({ saved: all, save: () => failed('unauthorised', 401) });
      await site.signIn();
      const answer: unknown = await site.post(...form).catch((thrown: unknown) => thrown);
      return { ...site, location: locationOf(answer) };
    };

    it('[SH-31] a lost session leads to sign-in, and back to the ticks, once', async () => {
      const { location, load } = await lost(...choose('art', 'biology', 'drama'));
      expect(location).toBe(`/account/login?returnUrl=${encodeURIComponent(`${page}?type=al`)}`);
      const ticked = { isKept: true, chosen: ['art', 'biology', 'drama'] };
      expect(await load('?type=al')).toMatchObject(ticked);
      expect(await load('?type=al')).toMatchObject({ isKept: false });
    });

    it.each([
      ['another form', clear('al', ...all.selectedSubjects), '?type=al'],
      ['another qualification', choose('art', 'biology', 'drama'), '?type=sqa'],
    ])('[SH-31] %s does not restore the ticks', async (_what, form, search) => {
      const { location, load } = await lost(...form);
      expect(location).toMatch(/^\/account\/login\?/);
      expect(await load(search)).toMatchObject({ step: 'subjects', isKept: false });
      expect(await load('?type=al')).toMatchObject({ isKept: false });
    });
  });

  it('results are shown even if saving fails, with a notice', async () => {
    const site = hub({ save: () => failed('unavailable', 503) });
    const answer = await site.post(...choose('art', 'biology', 'chemistry'));
    expect(locationOf(answer)).toContain(three);
    expect(await findNotice(site.call(), noticeOf(answer))).toMatchObject({ tone: 'danger' });
  });

  it.each<[string, Told]>([
    ['qualifications', { types: () => failed('unavailable', 503) }],
    ['subjects', { subjects: () => failed('unavailable', 503) }],
  ])(
    '[PLY-10] %s that are unavailable prevent saving, and that is reported',
    async (_what, told) => {
      const site = hub(told);
      const answer = await site.post(...choose('art', 'biology', 'chemistry'));
      expect(locationOf(answer)).toContain(three);
      expect(await findNotice(site.call(), noticeOf(answer))).toMatchObject({ tone: 'danger' });
      expect(site.saved()).toBeUndefined();
    },
  );
});

it('when an API fails, the page keeps the selection and offers a retry', async () => {
  const down = hub({ results: () => failed('unavailable', 503) });
  const page = await down.html(three);
  expect(text(page)).toContain('We couldn&#x27;t load this just now.');
  expect(page).toContain(`href="/dashboard/people-like-you${three.replaceAll('&', '&amp;')}"`);
  const closed = hub({ types: () => failed('unavailable', 503) });
  expect(await closed.load()).toMatchObject({ step: 'trouble', why: 'failed' });
});
