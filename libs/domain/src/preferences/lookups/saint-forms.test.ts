import { expect, it } from 'vitest';
import { saintForms } from './saint-forms.ts';

it.each([
  ['Saint Marys', ['St Marys', 'Saint Marys']],
  ["St Mary's", ["St Mary's", "Saint Mary's"]],
  ['st. mary’s', ['St mary’s', 'Saint mary’s']],
  ['St.Mary', ['St Mary', 'Saint Mary']],
  ['saint', ['St', 'Saint']],
  ['All Saints', ['All Saints']],
  ["Saint's Way", ["Saint's Way"]],
  ['Stamford', ['Stamford']],
  ['', ['']],
])('the search %j is sent in the forms %j', (search, forms) => {
  expect(saintForms(search)).toEqual(forms);
});
