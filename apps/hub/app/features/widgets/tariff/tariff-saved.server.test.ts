import type { DraftToSave } from '@applicant-hub/api-clients';
import type { SavedGrade } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { act } from './act.server.ts';
import { ROWS, fields } from '#app/features/widgets/tariff/fields.ts';
import { load } from '#app/features/widgets/tariff/load.server.ts';
import { REMOVE_ROW, gradeField, newRow, subjectField } from './saved/rows.ts';
import {
  biology,
  failure,
  formOf,
  locationOf,
  page,
  press,
  refusal,
  saved,
} from './testing/tariff-page.ts';

describe('the saved grades', () => {
  const rows = (values: Record<string, string>) => formOf({ [ROWS]: 'yes', ...values });

  it('[TAR-15] saved grades can be changed, and a grade can be added for a qualification type', async () => {
    const { scope, saves } = page({ grades: [biology] });
    const form = rows({
      [subjectField(biology.id)]: 'Human biology',
      [gradeField(biology.id)]: 'B',
      [subjectField(newRow('AL'))]: 'Art',
      [gradeField(newRow('AL'))]: 'C',
    });
    await act(scope, form);
    expect(saves).toMatchObject([
      {
        data: [
          { id: biology.id, subject: 'Human biology', grade: 'B', points: 40 },
          { code: 'AL', subject: 'Art', grade: 'C', points: 32 },
        ],
      },
    ]);
  });

  it('[TAR-15] an empty row adds nothing, and a row without a grade shows an error', async () => {
    const { scope, saves } = page({ grades: [biology] });
    await act(scope, rows({ [gradeField(newRow('AL'))]: '' }));
    expect(saves).toMatchObject([{ data: [biology] }]);
    const form = rows({ [subjectField(newRow('AL'))]: 'Art', [gradeField(newRow('AL'))]: '' });
    expect(refusal(await act(scope, form))).toMatchObject({
      status: 400,
      outcome: { form: 'rows', problem: 'Select a grade for Art' },
    });
  });

  it.each([biology.id, newRow('AL')])(
    '[TAR-14] a subject of more than 255 characters in the row %s is rejected, and all input is shown again',
    async (row) => {
      const { scope, saves } = page({ grades: [biology] });
      const typed = { [subjectField(row)]: 'x'.repeat(256), [gradeField(row)]: 'A' };
      expect(refusal(await act(scope, rows(typed)))).toMatchObject({
        status: 400,
        outcome: { form: 'rows', problem: 'Write the subject in at most 255 characters', typed },
      });
      expect(saves).toEqual([]);
    },
  );

  it('saved grades can be removed one at a time, even without the list of qualifications', async () => {
    const art = saved('AL', 'C', 32, 'Art');
    const { scope, saves } = page({ grades: [biology, art], list: { ok: false, failure } });
    await act(scope, rows({ [REMOVE_ROW]: biology.id }));
    expect(saves).toMatchObject([{ data: [art] }]);
  });

  it('[TAR-15] saved grades can be removed whatever the new row contains', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => ({ ...biology, id: `b${index}` }));
    const { scope, saves } = page({ grades: ten });
    const more = { [subjectField(newRow('AL'))]: 'Art', [gradeField(newRow('AL'))]: '' };
    await act(scope, rows({ [REMOVE_ROW]: 'b0', ...more }));
    // A complete new row is saved together with the removal.
    await act(scope, rows({ [REMOVE_ROW]: 'b1', ...more, [gradeField(newRow('AL'))]: 'C' }));
    expect(saves.map(({ data }) => (data as SavedGrade[]).length)).toEqual([9, 10]);
  });

  it.each([
    ['another grade', { [gradeField(biology.id)]: 'B' }],
    [
      'an additional grade',
      { [subjectField(newRow('AL'))]: 'Art', [gradeField(newRow('AL'))]: 'C' },
    ],
    [
      'another grade next to a removed row',
      { [REMOVE_ROW]: 'AL-Art', [gradeField(biology.id)]: 'B' },
    ],
  ])(
    '[TAR-15] without the list of qualifications, %s is rejected, and all input is shown again',
    async (_what, typed) => {
      const grades = [biology, saved('AL', 'C', 32, 'Art')];
      const { scope, saves } = page({ grades, list: { ok: false, failure } });
      expect(refusal(await act(scope, rows(typed)))).toMatchObject({
        status: 503,
        outcome: { form: 'rows', typed },
      });
      expect(saves).toEqual([]);
    },
  );

  it('[TAR-15] without the list of qualifications, a subject can still be changed', async () => {
    const { scope, saves } = page({ grades: [biology], list: { ok: false, failure } });
    const form = { [subjectField(biology.id)]: 'Art', [gradeField(biology.id)]: 'A' };
    await act(scope, rows(form));
    expect(saves).toMatchObject([{ data: [{ ...biology, subject: 'Art' }] }]);
  });
});

describe('grades saved elsewhere since the page was loaded', () => {
  const latin = saved('AL', 'A', 48, 'Latin');
  const greek = saved('AL', 'B', 40, 'Greek');
  const save = { [fields.intent]: 'save', [fields.version]: '3' };
  const both = { [fields.intent]: 'both', [fields.version]: '4' };

  it('[TAR-22] a save does not replace grades saved elsewhere: it stores the selection and shows the conflict', async () => {
    const { scope, saves } = page({ elsewhere: [latin] });
    const response = await act(scope, press([greek], save));
    expect(locationOf(response)).toContain('widget=Tariff&tariff-clash=yes');
    // Only the selection is stored, for the page on which the applicant chooses.
    expect(saves).toMatchObject([{ name: 'TariffSelection', data: { grades: [greek] } }]);
  });

  it('[TAR-22] loading more pages during a selection does not change the version of the selection', async () => {
    const { scope } = page({ grades: [latin] });
    const response = await act(
      scope,
      press([], { [fields.grade]: 'A*', [fields.code]: 'AL', [fields.version]: '2' }),
    );
    const search = new URL(locationOf(response), 'http://hub.test').search;
    const view = await load(page({ grades: [latin], search }).scope, true);
    expect(view).toMatchObject({ version: 3, selectedFrom: 2 });
  });

  it('[TAR-22] grades saved elsewhere are shown next to the selection', async () => {
    const view = await load(
      page({
        grades: [latin],
        selection: { grades: [greek], subject: '' },
        search: '?widget=Tariff&tariff-clash=yes',
      }).scope,
      true,
    );
    expect(view).toMatchObject({
      isClash: true,
      version: 3,
      saved: [latin],
      start: { grades: [greek] },
    });
  });

  it('[TAR-22] if the applicant chooses both lists, saved and selected grades are merged without duplicates', async () => {
    const { scope, saves } = page({ grades: [latin, greek], elsewhere: [latin, greek] });
    const art = saved('AL', 'C', 32, 'Art');
    await act(scope, press([{ ...greek, id: 'again' }, art], both));
    expect(saves).toMatchObject([{ data: [latin, { grade: 'B', subject: 'Greek' }, art] }]);
    expect((saves[0] as DraftToSave).data).toHaveLength(3);
  });

  it('[TAR-11] if the applicant chooses both lists and they exceed the limit, nothing is saved', async () => {
    const ten = Array.from({ length: 10 }, (_, n) => saved('AL', 'A', 48, `Subject ${n}`));
    const { scope, saves } = page({ grades: ten, elsewhere: ten });
    await act(scope, press([greek], both));
    expect(saves).toEqual([]);
  });

  it('the same grades saved elsewhere cause no conflict', async () => {
    const { scope, saves } = page({ elsewhere: [greek] });
    const response = await act(scope, press([{ ...greek, id: 'other' }], save));
    expect(locationOf(response)).not.toContain('tariff-clash');
    expect(saves).toEqual([]);
  });

  it('[TAR-7] Clear does not remove grades saved elsewhere', async () => {
    const { scope, saves } = page({ grades: [biology], elsewhere: [latin] });
    const response = await act(scope, press([], { ...save, [fields.intent]: 'clear' }));
    expect(locationOf(response)).toMatch(/widget=Tariff&notice=/);
    expect(saves).toEqual([]);
  });

  it('[TAR-15] the form of the saved grades does not replace grades saved elsewhere, and preserves its input', async () => {
    const { scope, saves } = page({ grades: [biology], elsewhere: [biology, latin] });
    const response = await act(
      scope,
      formOf({ [ROWS]: 'yes', [fields.version]: '3', [subjectField(biology.id)]: 'Botany' }),
    );
    const { status, outcome } = refusal(response);
    expect(status).toBe(409);
    expect(outcome).toMatchObject({ typed: { [subjectField(biology.id)]: 'Botany' } });
    expect((outcome as { problem: string }).problem).toContain('Latin');
    expect(saves).toEqual([]);
  });
});
