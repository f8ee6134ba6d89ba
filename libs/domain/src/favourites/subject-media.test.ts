import { expect, it } from 'vitest';
import { mediaCategories, mediaCategory } from './subject-media.ts';

it.each([
  ['Accounting', 'Accounting/finance'],
  ['Nursing', 'Nursing'],
  ['Film, radio and television', 'Media'],
  ['Veterinary medicine', 'Animals/veterinary'],
])('[FAV-46] the media category of %s is %s', (subject, category) => {
  expect(mediaCategory(subject)).toBe(category);
});

it('[FAV-46][AMB-33] each of the 58 subjects has one', () => {
  expect(mediaCategories.size).toBe(58);
  expect([...mediaCategories.values()].filter((category) => category === '')).toEqual([]);
});

it.each([
  ['Accounting/finance', 'Accounting; Finance'],
  ['Agriculture/land', 'Agriculture and agricultural sciences'],
  ['Animals/veterinary', 'Animal science; Veterinary medicine'],
  ['Architecture/building', 'Architecture; Building and construction'],
  ['Art/design', 'Art; Design'],
  ['Biological sciences', 'Biology; Biomedical sciences'],
  [
    'Business',
    'Business and management; Marketing and public relations; Travel, tourism and events',
  ],
  ['Computing', 'Computer science'],
  ['Economics', 'Economics'],
  [
    'Engineering',
    'Aeronautical and aerospace engineering; Chemical engineering; Civil engineering; Electrical and electronic engineering; Mechanical engineering',
  ],
  ['English/writing', 'Creative writing; English'],
  ['Food/nutrition', 'Food science and nutrition'],
  ['Geography/environment', 'Environmental science; Geography; Geology and earth sciences'],
  ['Health', 'Health and social care; Pharmacy and pharmacology; Physiotherapy'],
  ['History/heritage', 'Archaeology; Classics; History'],
  ['Languages/area studies', 'American studies; Celtic studies; Languages; Linguistics'],
  ['Law', 'Law'],
  ['Mathematics', 'Mathematics'],
  ['Media', 'Film, radio and television; Journalism'],
  ['Medicine/dentistry', 'Dentistry; Medicine'],
  ['Nursing', 'Nursing'],
  ['Performing arts', 'Dance; Drama and theatre; Music'],
  ['Philosophy/religion', 'Philosophy; Theology and religious studies'],
  ['Physical sciences', 'Chemistry; Forensic science; Physics and astronomy'],
  ['Politics', 'Politics and international relations'],
  ['Psychology', 'Psychology'],
  ['Social sciences', 'Anthropology; Social work and sociology'],
  ['Sport', 'Sport science'],
  ['Teaching', 'Education and teaching'],
])('[FAV-46] %s is the category of %s', (category, subjects) => {
  const own = [...mediaCategories].filter(([, other]) => other === category);
  expect(own.map(([subject]) => subject).join('; ')).toBe(subjects);
});

it.each(['', 'accounting', 'Alchemy', 'constructor'])(
  'there is no media category for %j, which is no subject',
  (title) => {
    expect(mediaCategory(title)).toBeNull();
  },
);
