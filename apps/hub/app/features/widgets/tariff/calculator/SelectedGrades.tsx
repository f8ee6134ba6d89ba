import { m } from '@applicant-hub/copy';
import {
  Button,
  CrossIcon,
  Heading,
  IconButton,
  InfoIcon,
  Text,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import {
  type CountedGrade,
  type SavedGrade,
  countGrades,
  shortTypeName,
} from '@applicant-hub/domain';
import type { RefObject } from 'react';
import {
  chip,
  chipGrade,
  chipName,
  chipNote,
  chipPoints,
  chipSubject,
  list,
} from './Calculator.css.ts';
import { fields } from '../fields.ts';
import { noteWords } from './words.ts';

export interface SelectedGradesProps {
  grades: readonly SavedGrade[];
  level: 2 | 4;
  heading: RefObject<HTMLDivElement>;
}

export function SelectedGrades({ grades, level, heading }: SelectedGradesProps) {
  return (
    <>
      <div ref={heading} tabIndex={-1}>
        <Heading level={level} size="s">
          {m.tariff_selected()}
        </Heading>
      </div>
      {grades.length === 0 ? (
        <Text muted>{m.tariff_selected_none()}</Text>
      ) : (
        <ul className={list}>
          {countGrades(grades).map((counted) => (
            <Chip key={counted.grade.id} {...counted} />
          ))}
        </ul>
      )}
    </>
  );
}

function Chip(counted: CountedGrade) {
  const { grade: chosen, points, note } = counted;
  const { id, name, grade, subject } = chosen;
  const short = shortTypeName(name);
  return (
    <li className={chip}>
      <span className={chipGrade}>{grade}</span>
      <span className={chipName}>
        {short === name ? (
          name
        ) : (
          <>
            <span aria-hidden>{short}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        )}
        {subject && <span className={chipSubject}>{subject}</span>}
      </span>
      <span className={chipPoints}>
        <span aria-hidden>{points}</span>
        <VisuallyHidden>{m.tariff_points({ points })}</VisuallyHidden>
      </span>
      <IconButton
        type="submit"
        name={fields.remove}
        value={id}
        variant="quiet"
        size="s"
        label={m.tariff_remove({ name, grade, subject }).trim()}
        icon={<CrossIcon />}
      />
      {note && (
        <span className={chipNote}>
          <InfoIcon />
          {noteWords[note]()}
        </span>
      )}
      <ProjectAnswer {...counted} />
    </li>
  );
}

/**
 * Asks whether two Extended Projects are two different projects, or a project and its resit. Only
 * the applicant knows which.
 */
function ProjectAnswer({ grade: { id, grade, subject }, isAnotherProject }: CountedGrade) {
  if (isAnotherProject === null) return null;
  return (
    <span className={chipNote}>
      {isAnotherProject ? m.tariff_project_counts() : m.tariff_project()}
      <Button
        type="submit"
        variant="quiet"
        size="s"
        flush
        name={isAnotherProject ? fields.sameProject : fields.anotherProject}
        value={id}
      >
        {isAnotherProject ? m.tariff_project_same() : m.tariff_project_another()}
        <VisuallyHidden>
          {grade} {subject}
        </VisuallyHidden>
      </Button>
    </span>
  );
}
