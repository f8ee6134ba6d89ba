import type { CatalogueCourse } from '../catalogue/course.ts';
import { campusOf, contactOf } from '../providers/uni-facts.ts';
import { gradesFor } from './grades.ts';

/** The fields for the page of a course, which a course in a list does not have. */
export function courseDetails(course: CatalogueCourse, url: string) {
  const { phone, email, url: pages } = contactOf(course.provider, url);
  return {
    logo: campusOf(course.provider, url).image,
    scheme: course.scheme,
    description: descriptionOf(course),
    entryRequirements: requirementsOf(course),
    contact: { phone, email, url: `${pages}/admissions` },
  };
}

function descriptionOf(course: CatalogueCourse): string[] {
  const { title, provider, subjects, hasFoundation, options } = course;
  const [{ about }, second] = subjects;
  const paragraphs = [
    `${title} at ${provider.name} is about ${about}. You learn in lectures, seminars and projects, and there is always somebody to ask.`,
  ];
  if (second !== undefined) {
    paragraphs.push(
      `The other half of the course is ${second.name.toLowerCase()}: ${second.about}. You see what the two have to say to each other.`,
    );
  }
  if (hasFoundation) {
    paragraphs.push(
      'A foundation year comes first. It brings you up to speed with the subject and with studying.',
    );
  }
  paragraphs.push(...stagesOf(course));
  if (options.some(({ studyMode }) => studyMode === 'Sandwich')) {
    paragraphs.push(
      'You can spend a year at work before the last one. The university helps you to find a place.',
    );
  }
  return paragraphs;
}

function stagesOf({ scheme, provider }: CatalogueCourse): string[] {
  switch (scheme) {
    case 'undergraduate':
      return [
        'The first year gives everybody the same ground to stand on. After that you choose more and more of what you do.',
        `In the last year you work on a question of your own, with a tutor at ${provider.name} beside you.`,
      ];
    case 'postgraduate':
      return ['Taught modules fill the first two terms. The summer is for your dissertation.'];
    case 'teacher-training':
      return [
        'You spend at least 120 days in schools, with a mentor in each, and the rest of the year with us.',
      ];
    case 'conservatoires':
      return [
        'You have lessons of your own every week, and perform with others in concerts and productions.',
      ];
  }
}

interface Requirement {
  readonly label: string;
  readonly text: string;
}

function requirementsOf({ scheme, points }: CatalogueCourse): Requirement[] {
  switch (scheme) {
    case 'undergraduate':
      return points === null
        ? [
            {
              label: 'Entry',
              text: 'We look at each application as a whole and do not use the Tariff.',
            },
          ]
        : [
            { label: 'UCAS Tariff points', text: spanOf(String(points.min), String(points.max)) },
            ...gradesFor(points).map(({ label, from, to }) => ({ label, text: spanOf(from, to) })),
            { label: 'GCSEs', text: 'English and mathematics at grade 4 (C) or above' },
          ];
    case 'postgraduate':
      return [{ label: 'Degree', text: 'An honours degree, 2:2 or above, in any related subject' }];
    case 'teacher-training':
      return [
        { label: 'Degree', text: 'An honours degree, 2:2 or above' },
        { label: 'GCSEs', text: 'English and mathematics at grade 4 (C) or above' },
      ];
    case 'conservatoires':
      return [
        { label: 'Audition', text: 'Two contrasting pieces, live or recorded' },
        { label: 'A levels', text: 'Two at grade E or above, or the equivalent' },
      ];
  }
}

const spanOf = (from: string, to: string) => (from === to ? from : `${from} to ${to}`);
