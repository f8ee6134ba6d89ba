import { m } from '@applicant-hub/copy';
import {
  formatClockTime,
  formatDeadline,
  formatHour,
  locale,
  londonDate,
  type MinutesRange,
} from '@applicant-hub/domain';
import type { TicketNews } from './news.ts';

/** Longest wait that is stated in minutes. Longer waits are stated in hours. */
const LONGEST_IN_MINUTES = 120;

const figures = new Intl.NumberFormat(locale);

interface TicketWords {
  /** Title of the browser tab. */
  title: string;
  heading: string;
  /** The large figure next to the text, and its label. */
  figure: { label: string; value: string };
  /** The estimated wait, or the opening time of the queue. */
  wait: string;
  /** Source and time of the information. */
  basis: string;
  /** The announcement for screen readers. */
  said: string;
}

/**
 * All texts about a ticket. The texts for an unknown ticket never suggest that there is no queue.
 */
export function ticketWords({ ticket, toldAt: loggedAt, isCurrent }: TicketNews): TicketWords {
  const time = loggedAt === null ? '' : clockWords(new Date(loggedAt));
  if (ticket?.state === 'waiting') {
    const place = figures.format(ticket.place);
    const wait = isCurrent ? waitWords(ticket.minutes) : m.queue_ticket_stale();
    return {
      title: m.queue_ticket_title({ place }),
      heading: m.queue_heading(),
      figure: { label: m.queue_ticket_place(), value: place },
      wait,
      basis: isCurrent ? m.queue_ticket_basis({ time }) : m.queue_ticket_stale_since({ time }),
      said: m.queue_ticket_said({ place, wait }),
    };
  }
  if (ticket?.state === 'early') {
    const wait =
      ticket.opensAt === null
        ? m.queue_ticket_opens_later()
        : m.queue_ticket_opens({ time: momentWords(new Date(ticket.opensAt)) });
    return {
      title: m.queue_title(),
      heading: m.queue_ticket_early(),
      figure: { label: m.queue_ticket_place(), value: m.queue_ticket_not_drawn() },
      wait,
      basis: isCurrent ? m.queue_ticket_drawn() : m.queue_ticket_stale_since({ time }),
      said: wait,
    };
  }
  return {
    title: m.queue_title(),
    heading: m.queue_begun(),
    figure: { label: m.queue_ticket_place(), value: m.queue_ticket_not_known() },
    wait: m.queue_ticket_stale(),
    basis: m.queue_ticket_no_place(),
    said: m.queue_ticket_no_place(),
  };
}

export function waitWords(minutes: MinutesRange | null): string {
  if (minutes === null) return m.queue_ticket_no_minutes();
  const { from, to } = minutes;
  if (to <= 1) return m.queue_left({ minutes: 0 });
  if (from >= LONGEST_IN_MINUTES) return m.queue_ticket_hours({ hours: Math.floor(from / 60) });
  if (from === 0) return m.queue_ticket_up_to({ to });
  return from === to ? m.queue_left({ minutes: to }) : m.queue_ticket_minutes({ from, to });
}

const clockWords = (moment: Date): string => formatHour(formatClockTime(moment));

const momentWords = (moment: Date): string =>
  m.deadlines_uk_time({ when: formatDeadline(londonDate(moment), formatClockTime(moment)) });
