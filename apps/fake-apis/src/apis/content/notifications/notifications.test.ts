import { schemeNames } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { outcome, runServices, type TestApplicant } from '#src/testing/running-services.ts';
import { type NotificationItem, notificationItem } from './notification-item.ts';
import { publishedNotifications } from './published-notifications.ts';

const services = runServices();

const call = async (applicant: TestApplicant, query: string) =>
  outcome(await applicant.call(`/content/api/v1/notifications?${query}`));

const told = async (persona: string, schemes: string) => {
  const applicant = await services.applicant(persona);
  const query = `systems=Website&audiences=Student&schemes=${schemes}`;
  return ((await call(applicant, query)).body ?? []) as Omit<NotificationItem, 'schemes'>[];
};

describe('the notifications call', () => {
  it('[NTF-13][NTF-14] the response has the notifications of the requested schemes, without scheme names', async () => {
    const ids = (await told('start', 'undergraduate')).map(({ id }) => id);
    expect(ids).toContain('fake-emails');
    expect(ids).not.toContain('auditions');
    expect((await told('start', 'conservatoires')).map(({ id }) => id)).toContain('auditions');
    const [first] = await told('start', 'undergraduate,conservatoires');
    expect(Object.keys(first ?? {}).sort()).toEqual(
      Object.keys(notificationItem.omit({ schemes: true, faces: true }).shape).sort(),
    );
  });

  it('[NTF-13] the parameters system and audience default to the website and students', async () => {
    const applicant = await services.applicant('start');
    const schemes = 'schemes=undergraduate';
    expect(await call(applicant, schemes)).toEqual(
      await call(applicant, `systems=Website&audiences=Student&${schemes}`),
    );
  });

  it.each([
    ['systems=App&schemes=undergraduate', 'parameter "systems"'],
    ['audiences=Adviser&schemes=undergraduate', 'parameter "audiences"'],
    ['schemes=everything', 'parameter "schemes'],
    ['', 'parameter "schemes"'],
    ['schemes=undergraduate&page=2', 'unknown parameter "page"'],
  ])('the call refuses the query ?%s', async (query, message) => {
    const answer = await call(await services.applicant('start'), query);
    expect(answer).toMatchObject({ status: 400 });
    expect((answer.body as { message: string }).message).toContain(message);
  });

  it('the notifications of one account can be replaced', async () => {
    const applicant = await services.applicant('start');
    const [item] = publishedNotifications(new Date());
    const notifications = [{ ...item, id: 'own', schemes: ['undergraduate'] }];
    await services.control('PUT', `/notifications/${applicant.id}`, { notifications });
    expect((await call(applicant, 'schemes=undergraduate')).body).toMatchObject([{ id: 'own' }]);
    expect((await call(applicant, 'schemes=postgraduate')).body).toEqual([]);
  });

  it('the applicant with the most data has 300 notifications', async () => {
    const many = await told('heavy', 'undergraduate');
    expect(new Set(many.map(({ id }) => id)).size).toBe(300);
    expect(new Set(many.map(({ type }) => type)).size).toBe(3);
  });
});

it.each([
  '2026-11-20T09:00:00Z',
  '2028-02-29T12:00:00Z',
  '2026-08-13T07:00:00Z',
  '2026-12-31T23:59:59Z',
])(
  'every scheme has notifications on %s, and the dates of seasonal notifications are consistent',
  (moment) => {
    const now = new Date(moment);
    const items = publishedNotifications(now);
    for (const item of items) {
      expect(notificationItem.parse(item)).toEqual(item);
      if (item.startDate !== null && item.endDate !== null) {
        expect(item.startDate < item.endDate).toBe(true);
        expect(item.endDate > now.toISOString()).toBe(true);
        expect(item.created).toBe(Date.parse(item.startDate) / 1000);
      }
    }
    const isNow = ({ startDate }: NotificationItem) =>
      startDate === null || startDate <= now.toISOString();
    for (const scheme of Object.values(schemeNames)) {
      expect(items.filter((item) => isNow(item) && item.schemes.includes(scheme))).not.toEqual([]);
    }
  },
);
