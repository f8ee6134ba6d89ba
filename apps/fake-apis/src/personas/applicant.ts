import type { TodoId } from '@applicant-hub/domain';
import { locationGuideId } from '../apis/content/location-guides.ts';
import type { Personalisation } from '../apis/identity/personalisation.ts';
import type { SeededSetting } from '../apis/identity/seeded-setting.ts';
import type { Begun } from '../apis/spotlights/catalogue.ts';
import type { Calendar } from '../clock/calendar.ts';
import type { Persona, PersonaRecord } from './persona.ts';
import { courseId, type CourseKey } from './courses.ts';
import { providers, type ProviderCode } from './providers.ts';
import { todoSettings } from './todo.ts';

export interface Home {
  readonly addressLine1: string;
  readonly addressLine2: string;
  /** Region or county. */
  readonly addressLine3: string;
  readonly postcode: string;
  /** One of the UK regions; empty outside the UK. */
  readonly region: string;
  readonly country: string;
}

/** The facts of a persona; everything else is derived from them. */
interface ApplicantFacts {
  readonly age: number;
  readonly home: Home;
  readonly gender: 'Male' | 'Female' | 'AnotherWay' | 'PreferNot';
  readonly mobile?: string;
  /** Absent for applicants who have left school. */
  readonly school?: { readonly name: string; readonly id: string; readonly ukprn: string };
  readonly studyLevel?: 'Undergraduate' | 'Postgraduate';
  readonly studyYear: number;
  /** 0 to 6. */
  readonly profileComplete: number;
  readonly subjects?: readonly string[];
  /** Answers that are added to, or replace, the default answers. */
  readonly answers?: Personalisation;
  readonly done?: readonly TodoId[];
  readonly settings?: readonly SeededSetting[];
  readonly favourites?: {
    readonly courses?: readonly CourseKey[];
    readonly unis?: readonly ProviderCode[];
    /** Ids of subject guides. */
    readonly subjects?: readonly string[];
    /**
     * `locations` are names of places that have a guide; `filters` are names of countries and
     * regions.
     */
    readonly locations?: readonly string[];
    readonly filters?: readonly string[];
    /** Ids of pages. */
    readonly pages?: readonly string[];
  };
  /** Progress (percent) of the partner's activities that the persona has started. */
  readonly begun?: Begun;
  readonly ownDates?: PersonaRecord['ownDates'];
  readonly applications?: PersonaRecord['applications'];
}

/** Number of days since the personas answered the personalisation questions. */
const PERSONALISED_DAYS_AGO = 40;

/** Days since the last birthday of all personas, so that their ages are right on any day. */
const BIRTHDAY_DAYS_AGO = 120;

export function applicant(
  { name, lastName, ...rest }: Omit<Persona, 'record'>,
  factsAt: (calendar: Calendar) => ApplicantFacts,
): Persona {
  return {
    name,
    lastName,
    ...rest,
    record(calendar) {
      const facts = factsAt(calendar);
      const { favourites = {} } = facts;
      const academicYearId = String(facts.studyYear);
      const courses = (favourites.courses ?? []).map((key) => courseId(key, academicYearId));
      const [first, second] = courses;
      return {
        user: {
          name,
          lastName,
          avatar: null,
          email: `${mailName(name)}.${mailName(lastName)}@example.com`,
          postcode: facts.home.postcode,
          profileComplete: facts.profileComplete,
        },
        personalisation: personalisationOf(facts, calendar),
        personalisedAt: calendar.daysAgo(PERSONALISED_DAYS_AGO),
        settings: [...todoSettings(facts.done ?? [], calendar), ...(facts.settings ?? [])],
        favourites: {
          courses,
          unis: (favourites.unis ?? []).map((code) => ({
            providerId: providers[code].providerId,
          })),
          subjects: (favourites.subjects ?? []).map((id) => ({ id })),
          locations: (favourites.locations ?? []).map((name) => ({ id: locationGuideId(name) })),
          filters: (favourites.filters ?? []).map((name) => ({ id: locationGuideId(name) })),
          pages: (favourites.pages ?? []).map((id) => ({ id })),
        },
        shortlist: { ...(first && { '1': first }), ...(second && { '2': second }) },
        begun: facts.begun ?? {},
        ownDates: facts.ownDates ?? [],
        applications: facts.applications ?? {},
      };
    },
  };
}

function personalisationOf(facts: ApplicantFacts, calendar: Calendar): Personalisation {
  const { home, school, mobile, studyLevel = 'Undergraduate' } = facts;
  const inUk = home.country === 'United Kingdom';
  return {
    studyYear: String(facts.studyYear),
    studyLevel,
    onBoardingConfirmed: true,
    dateOfBirth: calendar.dateOfBirth(facts.age, BIRTHDAY_DAYS_AGO),
    gender: facts.gender,

    tailoredInfo: 'Yes',
    offers: 'No',
    surveys: 'No',
    careersInfo: 'Yes',
    relevantCourses: 'Yes',
    contactAll: 'no',
    contactEmail: 'yes',
    contactPost: 'no',
    contactSMS: mobile === undefined ? 'no' : 'yes',
    ...(mobile === undefined ? {} : { mobile }),

    userCountry: home.country,
    country: home.country,
    ...(inUk
      ? {
          addressLine1: home.addressLine1,
          addressLine2: home.addressLine2,
          addressLine3: home.addressLine3,
          postcode: home.postcode,
          userPostcode: home.postcode,
          userRegion: home.region,
        }
      : {}),
    stillAtSchool: school === undefined ? 'No' : 'Yes',
    ...(school === undefined
      ? {}
      : {
          schoolName: school.name,
          schoolId: school.id,
          schoolUkprn: school.ukprn,
          schoolDataShare: 'Yes',
        }),

    straightIntoEmployment: 'No',
    studyOutsideUK: 'No',
    gapYear: 'no',
    apprenticeships: 'no',
    conservatoires: 'no',
    subjects: [...(facts.subjects ?? [])],
    terms: 'yes',
    talentPoolJoin: 'No',
    ...facts.answers,
  };
}

function mailName(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^A-Za-z]/g, '');
  return plain.toLowerCase();
}
