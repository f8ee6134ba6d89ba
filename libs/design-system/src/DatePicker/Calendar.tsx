'use client';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import * as dialogCss from '../Dialog/Dialog.css.ts';
import { arrowKey } from '../enhance/arrowKey.ts';
import { ArrowLeftIcon } from '../Icon/ArrowLeftIcon.ts';
import { ArrowRightIcon } from '../Icon/ArrowRightIcon.ts';
import { CrossIcon } from '../Icon/CrossIcon.ts';
import { icon } from '../Icon/icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DatePicker.css.ts';
import { addMonths, clamp, move, partsOf, weekdayOf, weeksOf, type Range } from './days.ts';
import type { DatePickerWords } from './words.ts';

const YearBeforeIcon = icon('M19 6l-6 6 6 6M11 6l-6 6 6 6');
const YearAfterIcon = icon('M5 6l6 6-6 6M13 6l6 6-6 6');

interface CalendarProps extends Range {
  readonly id: string;
  /** The date in the field. */
  readonly chosen: string | undefined;
  readonly isUnavailable: ((day: string) => boolean) | undefined;
  readonly words: DatePickerWords;
  readonly onPick: (day: string) => void;
  readonly onClose: () => void;
}

/** Today in the user's time zone. */
function today(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** The displayed name of a day. */
export function nameOf(day: string, words: DatePickerWords): string {
  const { day: date, month, year } = partsOf(day);
  return words.date({
    weekday: words.weekdays[weekdayOf(day)]?.[1] ?? '',
    day: date,
    month: words.months[Number(month) - 1] ?? '',
    year,
  });
}

/**
 * The days of one month in a modal dialog. Implements the date picker of the ARIA Authoring
 * Practices.
 */
export function Calendar({
  id,
  chosen,
  isUnavailable,
  words,
  onPick,
  onClose,
  ...range
}: CalendarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [active, setActive] = useState(() => clamp(chosen ?? today(), range));
  /**
   * Whether focus follows the active day. False while the user changes the month or year with the
   * buttons, which keep focus.
   */
  const isFollowed = useRef(true);

  useEffect(() => {
    const { current } = dialog;
    if (!current || current.open) return;
    // jsdom and old browsers have no modal dialogs, so they show the calendar in the page.
    if ('showModal' in current) current.showModal();
    else (current as Element).setAttribute('open', '');
  }, []);
  useEffect(() => {
    if (!isFollowed.current) return;
    dialog.current?.querySelector<HTMLElement>('td > [tabindex="0"]')?.focus();
  }, [active]);

  const close = () => {
    if (dialog.current && 'close' in dialog.current) dialog.current.close();
    else onClose();
  };
  const isOff = (day: string) =>
    day < range.min || day > range.max || Boolean(isUnavailable?.(day));
  const show = (day: string, isKey: boolean) => {
    isFollowed.current = isKey;
    setActive(clamp(day, range));
  };

  const { month, year } = partsOf(active);
  return (
    <dialog
      // Closes the calendar on a click outside. The attribute is not in React's types yet.
      {...{ closedby: 'any' }}
      ref={dialog}
      id={id}
      className={`${dialogCss.dialog} ${css.calendar}`}
      data-component="calendar"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <div className={dialogCss.head}>
        <h2 id={`${id}-title`} className={dialogCss.title}>
          {words.title}
        </h2>
        <IconButton
          type="button"
          variant="quiet"
          label={words.close}
          icon={<CrossIcon />}
          onClick={close}
        />
      </div>
      <div className={css.head}>
        <p id={`${id}-month`} className={css.month} aria-live="polite">
          {words.monthOfYear(words.months[Number(month) - 1] ?? '', year)}
        </p>
        <Turns words={words} onTurn={(months) => show(addMonths(active, months), false)} />
      </div>
      <Days
        {...{ active, chosen, isOff, words }}
        labelledBy={`${id}-month`}
        onMove={(day) => show(day, true)}
        onPick={(day) => {
          onPick(day);
          close();
        }}
      />
    </dialog>
  );
}

interface TurnsProps {
  readonly words: DatePickerWords;
  readonly onTurn: (months: number) => void;
}

/** The buttons for other months and years. */
function Turns({ words, onTurn }: TurnsProps) {
  const turn = (label: string, months: number, Icon: typeof YearBeforeIcon) => (
    <IconButton
      type="button"
      variant="quiet"
      size="s"
      label={label}
      icon={
        <span className={css.arrow}>
          <Icon />
        </span>
      }
      onClick={() => onTurn(months)}
    />
  );
  return (
    <div className={css.turns}>
      {turn(words.previousYear, -12, YearBeforeIcon)}
      {turn(words.previousMonth, -1, ArrowLeftIcon)}
      {turn(words.nextMonth, 1, ArrowRightIcon)}
      {turn(words.nextYear, 12, YearAfterIcon)}
    </div>
  );
}

interface DaysProps extends Pick<CalendarProps, 'chosen' | 'words' | 'onPick'> {
  readonly labelledBy: string;
  /** The day that Tab reaches. The table shows its month. */
  readonly active: string;
  readonly isOff: (day: string) => boolean;
  readonly onMove: (day: string) => void;
}

/** The days of one month as a grid that arrow keys move through. */
function Days({ labelledBy, active, chosen, isOff, words, onMove, onPick }: DaysProps) {
  const now = today();
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = move({ key: arrowKey(event), shiftKey: event.shiftKey }, active);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A grid of dates.
    <table className={css.days} role="grid" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {words.weekdays.map(([short, long]) => (
            <th key={long} className={css.weekday} scope="col">
              <span aria-hidden>{short}</span>
              <VisuallyHidden>{long}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(active).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) =>
              day === undefined ? (
                <td key={weekday} />
              ) : (
                <td key={weekday} aria-selected={day === chosen}>
                  <button
                    type="button"
                    className={css.day}
                    tabIndex={day === active ? 0 : -1}
                    aria-label={nameOf(day, words)}
                    aria-current={day === now ? 'date' : undefined}
                    aria-disabled={isOff(day) || undefined}
                    onClick={() => {
                      if (!isOff(day)) onPick(day);
                    }}
                  >
                    {partsOf(day).day}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
