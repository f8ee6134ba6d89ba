import type {
  DraftSave,
  DraftToSave,
  Failure,
  Result,
  SettingToSave,
} from '@applicant-hub/api-clients';
import { tariffType } from '@applicant-hub/api-clients/fixtures';
import type { SavedGrade, TariffType } from '@applicant-hub/domain';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { fields } from '#app/features/widgets/tariff/fields.ts';
import type { TariffOutcome } from '#app/features/widgets/tariff/view-types.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { ok } from '#app/platform/request/testing/fake-call.ts';

export const failure: Failure = {
  kind: 'unavailable',
  api: 'content',
  status: 503,
  message: 'Later.',
  detail: null,
};
const as = tariffType({
  name: 'AS',
  code: 'AS',
  grades: [{ grade: 'A', score: 20 }],
});
const types = [tariffType(), as, ...['T1', 'T2', 'T3', 'T4'].map((code) => tariffType({ code }))];

const down: Result<never> = { ok: false, failure };
export const saved = (
  code: string,
  grade: string,
  points: number,
  subject: string,
): SavedGrade => ({
  id: `${code}-${subject}`,
  group: 'A level and AS',
  name: code === 'AS' ? 'AS' : 'A level',
  code,
  grade,
  points,
  subject,
  gradeMessage: '',
});
export const biology = saved('AL', 'A', 48, 'Biology');

interface Account {
  grades?: readonly SavedGrade[];
  selection?: object;
  list?: Result<TariffType[]> | Promise<never>;
  isDown?: boolean;
  /** Grades that were saved elsewhere after the page was loaded. */
  elsewhere?: readonly SavedGrade[];
  search?: string;
}

/** A page of an applicant with saved grades. Records its saves. */
export function page({
  grades = [],
  selection,
  list,
  isDown = false,
  search = '',
  elsewhere,
}: Account = {}) {
  const saves: SettingToSave[] = [];
  const { context } = createTestSite({ config: { pageBudgetMs: 0 } }).request();
  const setting = (name: string, data: unknown) => ({
    collection: 'dashboardData' as const,
    name,
    data: JSON.stringify(data),
    lastUpdated: '20/11/2026 09:15:00',
    version: 3,
  });
  const clients = {
    content: { tariffList: () => Promise.resolve(list ?? ok(types)) },
    identity: {
      saveSetting: (_call: unknown, one: SettingToSave) => {
        if (isDown) return Promise.resolve(down);
        saves.push(one);
        return ok(null);
      },
      saveDraft: (_call: unknown, one: DraftToSave) => {
        if (isDown) return Promise.resolve(down);
        const current = { ...setting('Tariff', elsewhere), version: 4 };
        if (elsewhere && one.expectedVersion !== 4) {
          return ok<DraftSave>({ outcome: 'conflict', current });
        }
        saves.push(one);
        return ok<DraftSave>({ outcome: 'saved', setting: null });
      },
      favouritesOverview: () => Promise.resolve(down),
    },
  };
  const scope = testScope({
    request: new Request(`http://hub.test/dashboard${search}`),
    context: { ...context, clients },
    applicant: {
      session: { uid: 'someone', accessToken: 'token' },
      user: {
        settings: [
          setting('Tariff', grades),
          ...(selection ? [setting('TariffSelection', selection)] : []),
        ],
      },
    },
  });
  return { scope, saves };
}

export const formOf = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

export const press = (grades: readonly SavedGrade[], values: Record<string, string>) =>
  formOf({
    [fields.grades]: JSON.stringify(grades),
    [fields.shown]: 'AL',
    [fields.code]: 'AL',
    ...values,
  });

export const locationOf = (response: unknown) =>
  (response as Response).headers.get('Location') ?? '';
export const refusal = (response: unknown) => {
  const { data, init } = response as {
    data: { outcome: TariffOutcome };
    init: { status: number };
  };
  return { status: init.status, outcome: data.outcome };
};
