import { tariffType } from '@applicant-hub/api-clients/fixtures';
import type { SavedGrade } from '@applicant-hub/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GradeButtons } from './GradeButtons.tsx';
import { Qualification } from './Qualification.tsx';
import { SelectedGrades } from './SelectedGrades.tsx';
import { ShortlistCheck } from '../ShortlistCheck.tsx';
import { Subject } from './Subject.tsx';
import { emptyCalculator } from '@applicant-hub/domain';

const gradesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ grade: `G${index + 1}`, score: 100 - index }));
const buttons = (html: string) => html.match(/<button/g)?.length ?? 0;

describe('the grade buttons', () => {
  const of = (count: number, page = 0) =>
    renderToStaticMarkup(
      <GradeButtons type={tariffType({ grades: gradesOf(count) })} page={page} />,
    );

  it('[TAR-5] ten grades are shown as ten buttons and six grades as six buttons, without paging', () => {
    expect(buttons(of(10))).toBe(10);
    expect(buttons(of(6))).toBe(6);
    expect(of(10)).not.toContain('name="toPage"');
  });

  it('[TAR-6] for eleven grades the tenth button is an ellipsis with an accessible name', () => {
    expect(buttons(of(11))).toBe(10);
    expect(of(11)).toMatch(/name="toPage" value="1"[^>]*aria-label="More grades of A level"/);
    expect(of(11, 1)).toMatch(/value="0"[^>]*aria-label="Back to the first grades of A level"/);
    expect(buttons(of(11, 1))).toBe(3);
  });
});

describe('the selected grades', () => {
  const grade = (fields: Partial<SavedGrade>): SavedGrade => ({
    id: '1',
    group: 'BTEC',
    name: 'BTEC National Extended Diploma (RQF)',
    code: 'BTED',
    grade: 'DDM',
    points: 128,
    subject: '',
    gradeMessage: '',
    ...fields,
  });
  const html = (...grades: SavedGrade[]) =>
    renderToStaticMarkup(<SelectedGrades grades={grades} level={4} heading={{ current: null }} />);

  it('[TAR-20][AMB-43] a long name is shortened on the screen, but read in full by screen readers', () => {
    expect(html(grade({}))).toContain('<span aria-hidden="true">BTEC National Extende…</span>');
    expect(html(grade({}))).toMatch(/>BTEC National Extended Diploma \(RQF\)<\/span>/);
  });

  it('[TAR-13] an AS grade that does not count shows the reason and adds 0', () => {
    const both = html(
      grade({ id: '1', name: 'A level', code: 'AL', points: 48, subject: 'Art' }),
      grade({ id: '2', name: 'AS', code: 'AS', points: 20, subject: 'art' }),
    );
    expect(both).toContain('AS points only count if no A level in same subject');
    expect(both).toMatch(/aria-hidden="true">0<\/span>/);
  });
});

describe('a second Extended Project', () => {
  const project = (fields: Partial<SavedGrade>): SavedGrade => ({
    id: 'one',
    group: 'A level and AS',
    name: 'Extended Project (EPQ)',
    code: 'EPQ',
    grade: 'A',
    points: 24,
    subject: '',
    gradeMessage: '',
    ...fields,
  });
  const html = (second: Partial<SavedGrade>) =>
    renderToStaticMarkup(
      <SelectedGrades
        grades={[project({}), project({ id: 'two', grade: 'B', ...second })]}
        level={4}
        heading={{ current: null }}
      />,
    );

  it('for a second Extended Project that does not count, the list shows the reason, and asks whether it is a different project', () => {
    expect(html({})).toContain('Only your highest grade for the same project counts');
    expect(html({})).toContain('Is this another project?');
    expect(html({})).toMatch(/name="anotherProject" value="two"/);
    expect(html({})).not.toMatch(/value="one"[^>]*name="anotherProject"/);
  });

  it('the answer about a second Extended Project is shown, and can be changed', () => {
    const outcome = html({ isAnotherProject: true });
    expect(outcome).toContain('Counted as another project');
    expect(outcome).toMatch(/name="sameProject" value="two"/);
  });
});

describe('the fields', () => {
  it('a pasted subject is not truncated', () => {
    const html = renderToStaticMarkup(<Subject options={[]} subject="Art" />);
    expect(html).toContain('value="Art"');
    expect(html).not.toContain('maxLength');
  });

  it('[TAR-16] the list of subjects starts with the default option', () => {
    const html = renderToStaticMarkup(<Subject options={['Art', 'Law']} subject="Law" />);
    expect(html).toContain('<option value="">Select an option</option><option value="Art">');
    expect(html).toContain('<option value="Law" selected="">');
  });

  it('[TAR-17] a search without a match shows a message', () => {
    const search = (text: string) =>
      renderToStaticMarkup(
        <Qualification
          types={[tariffType()]}
          state={{ ...emptyCalculator, search: text }}
          hasSearch
        />,
      );
    expect(search('piano')).toContain('No qualification suggestions found.');
    expect(search('level')).toContain('name="toType" value="AL"');
    expect(search('')).not.toContain('No qualification');
  });
});

describe('the shortlist', () => {
  const course = { title: 'Art, A university', href: '/course' };
  const html = (points: number, requiredPoints: { min: number; max: number } | null) =>
    renderToStaticMarkup(
      <ShortlistCheck
        shortlist={{ state: 'ready', courses: [{ ...course, points: requiredPoints }] }}
        points={points}
      />,
    );

  it.each([
    [120, 'Enough points'],
    [104, '8 points short'],
    [136, 'Above its range'],
  ])(
    '[EXT-16] %d points for a course that requires 112 to 128 are shown as: %s',
    (points, result) => {
      const shown = html(points, { min: 112, max: 128 });
      expect(shown).toContain(`You have ${points}, this course asks for 112–128.`);
      expect(shown).toContain(result);
      expect(shown).toContain('Your offer says what you need');
    },
  );

  it('[EXT-16] a course that does not use the Tariff is marked', () => {
    expect(html(120, null)).toContain('use Tariff points');
  });

  it.each(['pending', 'error'] as const)(
    '[EXT-16] the shortlist shows a message when it is %s',
    (state) => {
      const shown = renderToStaticMarkup(<ShortlistCheck shortlist={{ state }} points={120} />);
      expect(shown).toContain('Your points are safe');
    },
  );
});
