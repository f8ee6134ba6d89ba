import { addDays, type CalendarDate } from '@applicant-hub/domain';
import { integerOf } from '#src/apis/courses/chance.ts';
import { providers } from '#src/apis/courses/providers/providers.ts';
import { type OpenDay, saturdayFrom, turnsAround } from './open-event.ts';

/** Towns with exhibitions: every town with at least two universities. */
const towns = [...new Set(providers.map(({ town }) => town))].filter(
  (town) => providers.filter((provider) => provider.town === town).length > 1,
);

/** Number of days between two exhibitions in a town. */
const PERIOD = 140;

/** The exhibitions around a day, each two days long. */
export const exhibitionsAround = (today: CalendarDate): readonly OpenDay[] =>
  towns.flatMap((town) => {
    const place = providers.find((provider) => provider.town === town)?.place ?? null;
    return turnsAround(today, integerOf(`exhibition ${town}`, PERIOD), PERIOD).map(
      ({ turn, date }): OpenDay => {
        const start = addDays(saturdayFrom(date), -1);
        return {
          id: `9${integerOf(town, 1_000_000).toString().padStart(6, '0')}${turn}`,
          title: `${town} university exhibition`,
          date: start,
          time: '09:30',
          until: addDays(start, 1),
          end: '16:00',
          schemes: ['undergraduate', 'postgraduate', 'conservatoires', 'apprenticeships'],
          area: town,
          place,
          providerId: null,
        };
      },
    );
  });
