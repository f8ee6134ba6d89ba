import { distanceKm, type LatLng, type Uni } from '@applicant-hub/domain';
import { distanceWords } from '#app/features/catalogue/course-facts.ts';
import { poundsWords } from '#app/features/catalogue/pounds.ts';

/** A university as its own page shows it. */
export interface UniView {
  readonly id: string;
  readonly name: string;
  readonly banner: string | null;
  readonly town: string;
  /** Lines of the address, without empty ones. */
  readonly address: readonly string[];
  readonly phone: { readonly shown: string; readonly href: string } | null;
  readonly email: string | null;
  /** Its own web page. */
  readonly url: string | null;
  /** 'Gold' */
  readonly tef: string | null;
  /** Per cent of students who are satisfied. */
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

/** A university as its page shows it; `home` is where the applicant lives, when that is known. */
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
    banner: uni.banner ?? uni.image,
    town: providerLocation,
    address: [...new Set(lines)].filter((line) => line !== ''),
    phone: uni.phone === '' ? null : { shown: uni.phone, href: telephoneHref(uni.phone) },
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

/** `tel:` takes digits and a leading plus only; a '(0)' within an international number is not dialled. */
const telephoneHref = (phone: string) =>
  `tel:${phone.replace(/\(0\)/g, '').replace(/(?!^\+)\D/g, '')}`;

/** Where Unibuddy lets people talk to the students of one university. */
const chatUrl = (unibuddyId: string) =>
  `https://unibuddy.co/embed/${encodeURIComponent(unibuddyId)}`;
