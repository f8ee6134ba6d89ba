import { m } from '@applicant-hub/copy';
import { Heading, Stack, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { columns, part as partClass, written } from './AdviserSheet.css.ts';
import { partNames } from '#app/features/sharing/content-words.ts';
import type {
  ApplicationView,
  CourseLine,
  PartContents,
  PartView,
  SheetView,
} from './view-types.ts';

/** The content of the adviser page, which is also shown through a shared link and on paper. */
export function AdviserSheet({ parts }: Pick<SheetView, 'parts'>) {
  const statement = parts.filter(({ part }) => part === 'statement');
  const facts = parts.filter(({ part }) => part !== 'statement');
  return (
    <div className={columns}>
      <Column parts={facts} />
      <Column parts={statement} />
    </div>
  );
}

/** Renders nothing if there are no parts, because an empty column would take up space. */
const Column = ({ parts }: Pick<SheetView, 'parts'>) =>
  parts.length > 0 && (
    <Stack gap={8}>
      {parts.map((view) => (
        <Part key={view.part} {...view} />
      ))}
    </Stack>
  );

function Part(view: PartView) {
  const id = `sheet-${view.part}`;
  return (
    <section className={partClass} aria-labelledby={id} data-part={view.part}>
      <Stack gap={3}>
        <Heading level={2} size="l" id={id}>
          {partNames[view.part]()}
        </Heading>
        {contentOf(view) ?? <Text muted>{m.adviser_unknown()}</Text>}
      </Stack>
    </section>
  );
}

/** Null while the part is unavailable. */
function contentOf(view: PartView): ReactNode {
  if (view.content === null) return null;
  switch (view.part) {
    case 'status':
      return <Applications {...view.content} />;
    case 'shortlist':
      return <Shortlist {...view.content} />;
    case 'dates':
      return <Dates {...view.content} />;
    case 'statement':
      return <Statement {...view.content} />;
  }
}

function Applications({ applications }: PartContents['status']) {
  if (applications.length === 0) return <Text>{m.adviser_status_none()}</Text>;
  return (
    <Stack gap={5}>
      {applications.map((application) => (
        <Application key={application.id} {...application} />
      ))}
    </Stack>
  );
}

const Application = ({ kind, label, next, deadline, choices, lastChecked }: ApplicationView) => (
  <Stack gap={2}>
    <Heading level={3} size="s">
      {m.applications_standing({ kind, status: label })}
    </Heading>
    {lastChecked !== null && <Text>{lastChecked}</Text>}
    {next !== null && <Text>{m.adviser_status_next({ who: next })}</Text>}
    {deadline !== null && <Text>{deadline}</Text>}
    {choices.length > 0 && (
      <Stack as="ol" gap={3}>
        {choices.map(({ institution, words, conditions }, index) => (
          // The applicant may have chosen the same course twice. The order of the choices never
          // changes.
          <li key={index}>
            <Text weight="strong">{institution}</Text>
            <Text>{words}</Text>
            {conditions !== undefined && (
              <>
                <Text size="s" muted>
                  {m.adviser_conditions()}
                </Text>
                <p className={written}>{conditions}</p>
              </>
            )}
          </li>
        ))}
      </Stack>
    )}
  </Stack>
);

function Shortlist({ courses }: PartContents['shortlist']) {
  if (courses.length === 0) return <Text>{m.adviser_shortlist_none()}</Text>;
  return (
    <Stack as="ol" gap={3}>
      {courses.map((course) => (
        <Course key={course.slot} {...course} />
      ))}
    </Stack>
  );
}

const Course = ({ slot, title, university, facts }: CourseLine) => (
  <li>
    <Text weight="strong">
      {slot}. {title ?? m.adviser_shortlist_gone()}
    </Text>
    {university !== '' && <Text>{university}</Text>}
    {facts.length > 0 && (
      <Text size="s" muted>
        {facts.join(' · ')}
      </Text>
    )}
  </li>
);

const Dates = ({ dates, isIncomplete }: PartContents['dates']) => (
  <Stack gap={3}>
    {isIncomplete && <Text muted>{m.adviser_dates_some()}</Text>}
    {dates.length > 0 && <Text muted>{m.deadlines_uk_times()}</Text>}
    {dates.length === 0 && <Text>{m.adviser_dates_none()}</Text>}
    {dates.length > 0 && (
      <Stack as="ol" gap={3}>
        {dates.map(({ id, title, when, more }) => (
          <li key={id}>
            <Text weight="strong">{title}</Text>
            <Text>{[when, ...more].join(' · ')}</Text>
          </li>
        ))}
      </Stack>
    )}
  </Stack>
);

function Statement({ sections, length }: PartContents['statement']) {
  if (sections.length === 0) return <Text>{m.adviser_statement_none()}</Text>;
  return (
    <Stack gap={5}>
      <Text size="s" muted>
        {length}
      </Text>
      {sections.map(({ question, text }) => (
        <Stack key={question} gap={2}>
          <Heading level={3} size="s">
            {question}
          </Heading>
          <p className={written}>{text}</p>
        </Stack>
      ))}
    </Stack>
  );
}
