import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { check, choose, fill } from '../support/forms.ts';
import { partOf, type Page } from '../support/page.ts';
import { lastChange } from '../support/notice.ts';

const names = (page: Page) =>
  page.parts('main input[type="checkbox"]').map((box) => box.getAttribute('name'));

const values = (list: HTMLElement) =>
  [...(list as HTMLSelectElement).options].map(({ value }) => value).filter((value) => value);

const save = (page: Page) => page.press(page.getByRole('button', { name: 'Save settings' }));

describe('tool settings', () => {
  test('[GRD-14][GRD-19] the settings are stored as yes or no, even if the form sends another value', async () => {
    const { control, open } = await applicant('start');
    const saved = () => control.saved('dashboardSettings', 'Timeline');
    let page = await open('/dashboard/widgets/Timeline/settings');
    expect(names(page)).toEqual(['undergraduate', 'conservatoires']);
    const [undergraduate, conservatoires] = page.parts('main input[type="checkbox"]');
    check(undergraduate!, false);
    check(conservatoires!);
    conservatoires!.setAttribute('value', 'maybe');
    await save(page);
    expect(await saved()).toEqual({ undergraduate: 'no', conservatoires: 'yes' });

    await control.user({
      settings: [
        { collection: 'dashboardSettings', name: 'Timeline', data: { undergraduate: 'maybe' } },
      ],
    });
    page = await open('/dashboard/widgets/Timeline/settings');
    const boxes = page.parts('main input[type="checkbox"]') as HTMLInputElement[];
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
  });

  test('[GRD-20] the questions widget has a setting for each of the four routes', async () => {
    const { control, open } = await applicant('start');
    const page = await open('/dashboard/widgets/Faq/settings');
    const routes = ['undergraduate', 'postgraduate', 'teacherTraining', 'conservatoires'];
    expect(names(page)).toEqual(routes);
    for (const box of page.parts('main input[type="checkbox"]')) check(box, false);
    await save(page);
    const none = Object.fromEntries(routes.map((route) => [route, 'no']));
    expect(await control.saved('dashboardSettings', 'Faq')).toEqual(none);
  });

  test('[SYS-2] cleared data is sent as {} and removed', async () => {
    const { control, open } = await applicant('waiting');
    expect(await control.saved('dashboardData', 'Notes')).not.toBeNull();
    const page = await open('/dashboard/widgets/Notes/clear');
    await page.press(page.getByRole('button', { name: 'Clear data' }));
    const sent = (await control.requests('identity')).filter(({ method }) => method === 'PUT');
    expect(sent.at(-1)?.body).toContain('"data":"{}"');
    expect(await control.saved('dashboardData', 'Notes')).toBeNull();
  });

  test('[GRD-31][GRD-32] the year of entry decides which statement is shown', async () => {
    const { control, open } = await applicant('start');
    const statements = async (studyYear: number) => {
      await control.user({ studyYear: String(studyYear) });
      const page = await open('/dashboard');
      return page.parts('[data-widget^="Statement"]').map(({ dataset }) => dataset['widget']);
    };
    for (const year of [2021, 2025])
      expect(await statements(year), `${year}`).toEqual(['Statement']);
    for (const year of [2026, 2030]) {
      expect(await statements(year), `${year}`).toEqual(['StatementNew']);
    }
  });
});

describe('the preferences', () => {
  const panelOf = async (open: (path: string) => Promise<Page>, id: string) => {
    const page = await open(`/dashboard/preferences?section=${id}`);
    return { page, panel: page.part(`#${id}`) };
  };
  const send = ({ page, panel }: { page: Page; panel: HTMLElement }) =>
    page.press(within(panel).getByRole('button', { name: 'Save' }));
  const field = (panel: HTMLElement, name: string) => partOf(panel, `[name="${name}"]`);
  const radio = (panel: HTMLElement, name: string, value: string) => {
    for (const each of panel.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      check(each, each.value === value);
    }
  };

  test('[PRF-13][PRF-14] the marketing panel asks for gender, date of birth and the contact methods', async () => {
    const { control, open } = await applicant('waiting');
    const found = await panelOf(open, 'marketing-preferences');
    const { panel } = found;
    const genders = [...panel.querySelectorAll('[name="gender"]')];
    expect(genders.map((each) => each.getAttribute('value'))).toEqual([
      ...['Male', 'Female', 'AnotherWay', 'PreferNot'],
    ]);
    radio(panel, 'gender', 'AnotherWay');
    choose(field(panel, 'dateOfBirth-day'), '9');
    for (const name of ['contactAll', 'contactEmail', 'contactSMS'])
      check(field(panel, name), false);
    check(field(panel, 'contactPost'));
    await send(found);
    expect(await control.saved('dashboardUserData', 'Personalisation')).toMatchObject({
      ...{ gender: 'AnotherWay', dateOfBirth: '2008/08/09' },
      ...{ contactAll: 'no', contactEmail: 'no', contactPost: 'yes', contactSMS: 'no' },
    });
  });

  test('[PRF-52][PRF-54][PRF-57][PRF-58] the Smart Alerts panel asks for distance, start date and GCSEs', async () => {
    const { control, open } = await applicant('apprentice');
    const found = await panelOf(open, 'apprenticeships-smart-alerts');
    const { panel } = found;
    expect(values(field(panel, 'talentPoolTravelDistance'))).toEqual([
      ...['n_a', '0_10_miles', '0_20_miles', '0_30_miles', '30_miles'],
    ]);
    const year = new Date().getFullYear();
    const years = values(field(panel, 'talentPoolStartDate-year')).map(Number);
    expect([years[0], years.at(-1), years.length]).toEqual([year - 10, year + 39, 50]);
    const totals = Array.from({ length: 20 }, (_, index) => String(index + 1));
    expect(values(field(panel, 'talentPoolGCSETotal'))).toEqual(totals);

    choose(field(panel, 'talentPoolTravelDistance'), 'Up to 30 miles');
    choose(field(panel, 'talentPoolGCSETotal'), '20');
    radio(panel, 'talentPoolGCSEMath', 'No');
    radio(panel, 'talentPoolGCSEEnglish', 'Yes');
    await send(found);
    expect(await control.saved('dashboardUserData', 'Personalisation')).toMatchObject({
      ...{ talentPoolTravelDistance: '0_30_miles', talentPoolGCSETotal: '20' },
      ...{ talentPoolGCSEMath: 'No', talentPoolGCSEEnglish: 'Yes' },
    });
  });

  test('[ONB-24][PRF-61] a save does not change answers to questions that are in no panel', async () => {
    const { control, open } = await applicant('waiting');
    const others = {
      careerAssessmentId: 'quiz-7',
      dfeConfirmed: 'declined',
      peopleLike: { selectedQualificationType: 'a-level', selectedSubjects: ['1'] },
    };
    await control.user(others);
    const found = await panelOf(open, 'hub-personalisation');
    fill(field(found.panel, 'userPostcode'), 'YO10 5DD');
    await send(found);
    expect(await control.saved('dashboardUserData', 'Personalisation')).toMatchObject({
      ...{ ...others, userPostcode: 'YO10 5DD', onBoardingConfirmed: true },
    });
  });
});

test('[ONB-22] the first visit offers the years of entry 2024 to 2029', async () => {
  const { open } = await applicant('new');
  const page = await open('/dashboard/welcome');
  expect(values(page.part('[name="studyYear"]'))).toEqual([
    ...['2024', '2025', '2026', '2027', '2028', '2029'],
  ]);
});

test('[GRD-37] user actions are stored in the six collections', async () => {
  const { control, open } = await applicant('waiting');
  const { settings } = await control.record();
  const collections = new Set(settings.map(({ collection }) => collection));
  expect([...collections]).not.toContain('dashboardWidgetsActive');

  const tools = await open('/dashboard/widgets/Faq/settings');
  await tools.press(tools.getByRole('button', { name: 'Hide from my hub' }));
  await save(await open('/dashboard/widgets/Timeline/settings'));
  const todo = await open('/dashboard/todo');
  await todo.press(todo.getAllByRole('button', { name: /^Mark .* as done/ })[0]!);
  const arrange = await open('/dashboard/arrange?columns=3');
  const moved = await arrange.press(arrange.getAllByRole('button', { name: /^Move later/ })[0]!);
  expect(lastChange(moved)).not.toBe('');

  const after = await control.record();
  expect([...new Set(after.settings.map(({ collection }) => collection))].toSorted()).toEqual([
    ...['dashboardData', 'dashboardSettings', 'dashboardTodo', 'dashboardUserData'],
    ...['dashboardWidgetsActive', 'dashboardWidgetsOrder'],
  ]);
});
