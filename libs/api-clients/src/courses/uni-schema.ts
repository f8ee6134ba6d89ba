import type { Uni } from '@applicant-hub/domain';
import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';
import { optionalPicture } from '../http/optional-picture.ts';
import { optionalText } from '../http/optional-text.ts';
import { distance, latlon, webAddress } from './fields.ts';

const noAddress = {
  providerAddress1: '',
  providerAddress2: '',
  providerAddress3: '',
  providerLocation: '',
  providerPostcode: '',
};

/** The fields that the hub reads from a university (FAV-16). */
const uniSchema = z
  .object({
    providerId: z.string().describe('identifies the university in links and favourites'),
    name: z.string().describe('name of the university'),
    sortName: optionalField('sortName', z.string(), null).describe(
      'lists of universities are sorted by it',
    ),
    image: optionalPicture('image').describe('picture of the card'),
    banner: optionalPicture('banner').describe('picture at the top of its page'),
    latlon: latlon.describe('the marker on the map; there is no marker without it'),
    address: optionalField(
      'address',
      z.object({
        providerAddress1: optionalText('providerAddress1').describe(
          'first line of the address on its page',
        ),
        providerAddress2: optionalText('providerAddress2').describe('next line of the address'),
        providerAddress3: optionalText('providerAddress3').describe('next line of the address'),
        providerLocation: optionalText('providerLocation').describe(
          'town on cards and in the address',
        ),
        providerPostcode: optionalText('providerPostcode').describe('postcode of the address'),
      }),
      noAddress,
    ),
    country: optionalText('country').describe('shown on cards and in tables'),
    url: webAddress('url').describe('link to its own site'),
    phone: optionalText('phone').describe('telephone number on its page'),
    email: optionalText('email').describe('e-mail address on its page'),
    tef: optionalField('tef', z.string().nullable(), null).describe(
      'rating in tables and on its page',
    ),
    distance: distance.describe('the distance, in a search near a place'),
    entityId: optionalText('entityId').describe(
      'stored with the university; the hub does not use it yet',
    ),
    accommodationUrl: webAddress('accommodationUrl').describe(
      'link to the accommodation for students',
    ),
    unibuddyId: optionalField('unibuddyId', z.string().nullable(), null).describe(
      'link to a chat with its students',
    ),
    nssScore: optionalField('nssScore', z.number().nullable(), null).describe(
      'the share of satisfied students, in tables and on its page',
    ),
    avgSalary: optionalField('avgSalary', z.number().nullable(), null).describe(
      "graduates' earnings, on its page",
    ),
    costOfLiving: optionalField('costOfLiving', z.number().nullable().default(null), null).describe(
      'the cost of living in pounds a month, in the comparison of courses',
    ),
    extended: optionalField(
      'extended',
      eachOf(
        z.object({
          label: z.string().describe('heading of a section of its page'),
          description: z.string().describe('the text of that section'),
          link: webAddress('link').describe('link of that section'),
        }),
      ).default([]),
      [],
    ),
  })
  .transform(({ sortName, ...uni }): Uni => ({ ...uni, sortName: sortName ?? uni.name }));

export const uniPageSchema = z
  .object({
    total: z.int().describe('shown above the list, and decides the number of pages'),
    letters: optionalField('letters', eachOf(z.string()), []).describe(
      'the first letters that users can jump to',
    ),
    results: eachOf(uniSchema),
  })
  .transform(({ results, ...rest }) => ({ ...rest, unis: results }));

export const unisSchema = z
  .object({ results: eachOf(uniSchema) })
  .transform(({ results }) => results);

export const uniNamesSchema = z
  .object({
    results: eachOf(
      z.object({
        providerId: z.string().describe('identifies the chosen university in a request'),
        university: z.string().describe('the name in the list'),
      }),
    ),
  })
  .transform(({ results }) => results);
