import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';

const withTextFields = [
  '/coursedisplay/results?SearchText=psychology',
  '/dashboard/calendar/own/new',
  '/dashboard?widget=GlobalCourseSearch',
  '/dashboard?widget=Tariff',
  '/explore/favourites',
  '/explore/subjects',
  '/explore/unis',
];

test('no text field has autocomplete="off", because Safari would empty the field on Back', async () => {
  const { open } = await applicant('heavy');
  for (const path of withTextFields) {
    const page = await open(path);
    const fields = page.parts('main input:is([type="search"], [type="text"])');
    expect(fields.length, path).toBeGreaterThan(0);
    expect(fields.filter((field) => field.matches('[autocomplete="off"]'))).toEqual([]);
  }
});
