import { m } from '@applicant-hub/copy';
import {
  Card,
  Heading,
  InfoIcon,
  Link,
  Stack,
  Tag,
  Text,
  UserIcon,
} from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { list, words } from './DateList.css.ts';
import { AddToCalendar } from './DateRow.tsx';
import { add, item } from './OwnDeadlines.css.ts';
import type { CalendarView } from '../view-types.ts';

const noneWords: Record<CalendarView['noneLeft'], (when: { year: number }) => string> = {
  passed: m.calendar_own_passed,
  'not-yours': m.calendar_own_not_yours,
  'not-common': () => m.calendar_own_none(),
  unknown: m.calendar_own_unknown,
  failed: () => m.calendar_own_failed(),
};

type OwnDeadlinesProps = Pick<
  CalendarView,
  'year' | 'routes' | 'own' | 'hasMarks' | 'isUnsure' | 'noneLeft'
>;

export function OwnDeadlines({
  year,
  routes,
  own,
  hasMarks,
  isUnsure,
  noneLeft,
}: OwnDeadlinesProps) {
  return (
    <Card as="section" aria-labelledby="own-deadlines">
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size="m" id="own-deadlines">
            {m.calendar_own({ year })}
          </Heading>
          <Text muted>
            {m.calendar_own_intro({ year, routes })}{' '}
            <Link href={paths.changeYear}>{m.calendar_own_change()}</Link>
          </Text>
        </Stack>
        {isUnsure && <Text>{m.calendar_own_unsure()}</Text>}
        {own.length === 0 ? (
          <Text>{noneWords[noneLeft]({ year })}</Text>
        ) : (
          <ul className={list}>
            {own.map(({ id, label, when, later, isToday, isSure, isExpected }) => (
              <li key={id} className={item} data-date={id}>
                <div className={words}>
                  <Text weight="strong">{label}</Text>
                  <Text weight={isToday ? 'strong' : undefined}>{when}</Text>
                  {later !== null && <Text size="s">{later}</Text>}
                  {!isSure && (
                    <Tag tone="info" icon={<UserIcon />}>
                      {m.calendar_may_be_yours()}
                    </Tag>
                  )}
                  {isExpected && (
                    <Tag tone="info" icon={<InfoIcon />}>
                      {m.calendar_expected()}
                    </Tag>
                  )}
                </div>
                <div className={add}>
                  <AddToCalendar id={id} title={label} />
                </div>
              </li>
            ))}
          </ul>
        )}
        {hasMarks && <Text muted>{m.calendar_own_marked()}</Text>}
      </Stack>
    </Card>
  );
}
