import { m } from '@applicant-hub/copy';
import {
  AlertIcon,
  CalendarIcon,
  ClockIcon,
  Link,
  Stack,
  Tag,
  Text,
  UserIcon,
} from '@applicant-hub/design-system';
import { SaveEventButton } from '#app/features/favourites/SaveEventButton.tsx';
import { dateFilePath } from '#app/platform/paths/calendar-path.ts';
import { add, day, item, leaf, weekday, words } from './DateList.css.ts';
import { OwnDateFacts } from '../own-dates/OwnDateFacts.tsx';
import type { DateView } from '../view-types.ts';

export function DateRow({ date }: { date: DateView }) {
  const {
    id,
    title,
    when,
    href,
    schemes,
    isToday,
    clashes,
    mine,
    later,
    own,
    savedEvent: saved,
  } = date;
  return (
    <li className={item} data-date={id}>
      <div className={leaf} aria-hidden>
        <span className={day}>{date.day}</span>
        <span className={weekday}>{date.weekday}</span>
      </div>
      <div className={words}>
        <Text weight="strong">{href === null ? title : <Link href={href}>{title}</Link>}</Text>
        <Text>{saved ? `${when} · ${saved.where}` : when}</Text>
        {schemes.length > 0 && (
          <Text size="s" muted>
            {schemes.join(', ')}
          </Text>
        )}
        {later !== undefined && <Text size="s">{later}</Text>}
        {mine !== undefined && (
          <Tag tone="info" icon={<UserIcon />}>
            {mine}
          </Tag>
        )}
        {own && <OwnDateFacts {...own} />}
        {clashes?.map((clash) => (
          <Text key={clash} data-clash>
            <AlertIcon /> {clash}
          </Text>
        ))}
        {isToday && (
          <Tag tone="turn" icon={<ClockIcon />}>
            {m.calendar_is_today()}
          </Tag>
        )}
      </div>
      <div className={add}>
        <Stack gap={2} align="start">
          <AddToCalendar id={id} title={title} />
          {own && (
            <Link
              href={own.changeHref}
              variant="standalone"
              aria-label={m.mine_change_what({ title, when })}
            >
              {m.mine_change()}
            </Link>
          )}
          {saved && <SaveEventButton id={saved.id} title={title} isSaved />}
        </Stack>
      </div>
    </li>
  );
}

export function AddToCalendar({ id, title }: { id: string; title: string }) {
  return (
    <Link href={dateFilePath(id)} variant="standalone" aria-label={m.calendar_add_what({ title })}>
      <CalendarIcon /> {m.calendar_add()}
    </Link>
  );
}
