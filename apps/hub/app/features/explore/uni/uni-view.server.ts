import { distanceKm, type LatLng, type Uni } from '@applicant-hub/domain';
import { type PictureView, uniBanner } from '#app/features/catalogue/cards/picture.ts';
import { distanceWords } from '#app/features/catalogue/course/course-facts.ts';
import { phoneUrl } from '#app/platform/paths/phone-url.ts';
import { poundsWords } from '#app/features/catalogue/cards/pounds.ts';

export interface UniView extends PictureView {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  /** The lines of the address, without empty lines. */
  readonly address: readonly string[];
  readonly phone: { readonly shown: string; readonly href: string } | null;
  readonly email: string | null;
  /** The website of the university. */
  readonly url: string | null;
  /** 'Gold' */
  readonly tef: string | null;
  /** The percentage of satisfied students. */
  readonly satisfaction: number | null;
  /** '£27,500' */
  readonly salary: string | null;
  /** '12 miles away' */
  readonly distance: string | null;
  readonly place: LatLng | null;
  readonly accommodationUrl: string | null;
  readonly chatUrl: string | null;
  readonly extended: Uni['extended'];
}

/** `home` is the applicant's home, if it is known. */
export function uniView(uni: Uni, home: LatLng | null): UniView {
  const {
    providerAddress1,
    providerAddress2,
    providerAddress3,
    providerLocation,
    providerPostcode,
  } = uni.address;
  const lines = [
    providerAddress1,
    providerAddress2,
    providerAddress3,
    providerLocation,
    providerPostcode,
  ].map((line) => line.trim());
  return {
    id: uni.providerId,
    name: uni.name,
    ...uniBanner(uni),
    town: providerLocation,
    address: [...new Set(lines)].filter((line) => line !== ''),
    phone: uni.phone === '' ? null : { shown: uni.phone, href: phoneUrl(uni.phone) },
    email: uni.email === '' ? null : uni.email,
    url: uni.url,
    tef: uni.tef,
    satisfaction: uni.nssScore,
    salary: uni.avgSalary === null ? null : poundsWords(uni.avgSalary),
    distance: uni.latlon && home && distanceWords(distanceKm(home, uni.latlon)),
    place: uni.latlon,
    accommodationUrl: uni.accommodationUrl,
    chatUrl: uni.unibuddyId === null ? null : chatUrl(uni.unibuddyId),
    extended: uni.extended,
  };
}

/** The page where Unibuddy connects applicants with students of a university. */
const chatUrl = (unibuddyId: string) =>
  `https://unibuddy.co/embed/${encodeURIComponent(unibuddyId)}`;
