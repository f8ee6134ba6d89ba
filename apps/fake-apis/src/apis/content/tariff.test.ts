import { findTariffTypes } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { outcome, runServices } from '#src/testing/running-services.ts';
import { tariffGroups, type TariffGroup } from './tariff-groups.ts';

const services = runServices();

const call = async (query: string) => {
  const applicant = await services.applicant('start');
  return outcome(await applicant.call(`/content/api/v4/tariff/list${query}`));
};

describe('the Tariff list', () => {
  it('[TAR-19] the list has every qualification with its grades, by group', async () => {
    expect(await call('?group=true&order=true')).toEqual({
      status: 200,
      body: { groups: tariffGroups },
    });
  });

  it.each([
    ['', 'group'],
    ['?group=true', 'order'],
    ['?group=false&order=true', 'group'],
    ['?group=true&order=up', 'order'],
  ])(
    '[TAR-19] the parameters %j are refused and the error names the parameter',
    async (query, name) => {
      const { status, body } = await call(query);
      expect(status).toBe(400);
      expect((body as { message: string }).message).toContain(`"${name}"`);
    },
  );

  it('[TAR-19] an unknown parameter is refused', async () => {
    expect(await call('?group=true&order=true&page=2')).toMatchObject({
      status: 400,
      body: { code: 'unknownParameter' },
    });
  });
});

describe('the qualifications', () => {
  const types = tariffGroups.flatMap(({ items }) => items);
  const gradesOf = (code: string) =>
    types.find((type) => type.code === code)?.grades.map(({ grade }) => grade) ?? [];

  it('[TAR-3] there are 46 qualifications in 14 groups, each with a unique code', () => {
    expect(tariffGroups).toHaveLength(14);
    expect(types).toHaveLength(46);
    expect(new Set(types.map(({ code }) => code)).size).toBe(46);
  });

  it('[TAR-3] the grades of a qualification are sorted from best to worst', () => {
    const scores = ({ grades }: TariffGroup['items'][number]) => grades.map(({ score }) => score);
    for (const type of types) {
      expect(scores(type), type.name).toEqual([...scores(type)].sort((a, b) => b - a));
    }
  });

  it('[TAR-5][TAR-6] a qualification can have fewer than ten, exactly ten or more than ten grades', () => {
    expect(gradesOf('BTED')).toHaveLength(10);
    expect(gradesOf('ALD')).toHaveLength(11);
    expect(gradesOf('AL')).toEqual(['A*', 'A', 'B', 'C', 'D', 'E']);
  });

  it.each([
    ['AHE', 'D45', 144],
    ['AHE', 'D39 M6', 138],
    ['AHE', 'D30 M15', 128],
    ['AHE', 'D15 M30', 112],
    ['AHE', 'D9 M36', 106],
    ['AHE', 'M45', 96],
    ['AHE', 'D15 M15 P15', 96],
    ['AHE', 'M15 P30', 64],
    ['AHE', 'P45', 48],
    ['ILCH', 'H7', 0],
    ['ILCH', 'H8', 0],
    ['ILCO', 'O8', 0],
  ])('the points of each grade are correct: %s %s has %i points', (code, grade, points) => {
    const type = types.find((one) => one.code === code);
    expect(type?.grades.find((one) => one.grade === grade)?.score).toBe(points);
  });

  it('an Access to HE Diploma has every grade profile of 45 credits', () => {
    const profiles = gradesOf('AHE');
    expect(new Set(profiles).size).toBe(136);
    for (const profile of profiles) {
      const credits = profile.match(/\d+/g)?.map(Number) ?? [];
      expect(credits.reduce((sum, count) => sum + count)).toBe(45);
      expect(credits.every((count) => count % 3 === 0)).toBe(true);
    }
  });

  it.each([
    ['A levels', 'AL'],
    ['a-levels', 'AL'],
    ['alevel', 'AL'],
    ['as levels', 'AS'],
    ['epq', 'EPQ'],
    ['core mathematics', 'CM'],
    ['btec', 'BTED'],
    ['btecs', 'BTED'],
    ['t-level', 'TL'],
    ['T levels', 'TL'],
    ['highers', 'SQAH'],
    ['scottish higher', 'SQAH'],
    ['advanced higher', 'SQAAH'],
    ['ib', 'IBHL'],
    ['IB diploma', 'IBSL'],
    ['welsh bacc', 'WBSC'],
    ['access course', 'AHE'],
    ['art foundation', 'FAD'],
    ['irish leaving cert', 'ILCH'],
    ['abrsm grade 8', 'MP8'],
    ['pre-u', 'PREU'],
    ['cambridge technicals', 'CTED'],
  ])('[TAR-17] a search for %j finds %s', (search, code) => {
    expect(findTariffTypes(types, search).map((type) => type.code)).toContain(code);
  });

  it.each(['a levels', 'as', 'scottish highers'])(
    '[TAR-17] a search for %j returns only some of the qualifications',
    (search) => {
      expect(findTariffTypes(types, search).length).toBeLessThan(types.length / 2);
    },
  );
});
