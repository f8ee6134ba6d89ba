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
    providerId: z.string().describe('links to the university; favourites are kept by it'),
    name: z.string().describe('name of the university'),
    sortName: optionalField('sortName', z.string(), null).describe(
      'what lists of universities are sorted by',
    ),
    image: optionalPicture('image').describe('picture of the card'),
    banner: optionalPicture('banner').describe('picture at the top of its page'),
    latlon: latlon.describe('the marker on the map; none without it'),
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
    country: optionalText('country').describe('said on cards and in tables'),
    url: webAddress('url').describe('link to its own site'),
    phone: optionalText('phone').describe('telephone number on its page'),
    email: optionalText('email').describe('e-mail address on its page'),
    tef: optionalField('tef', z.string().nullable(), null).describe(
      'rating in tables and on its page',
    ),
    distance: distance.describe('how far away it is, where a place was asked about'),
    entityId: optionalText('entityId').describe(
      'kept with the university; nothing is shown or decided by it yet',
    ),
    accommodationUrl: webAddress('accommodationUrl').describe('link to where students live'),
    unibuddyId: optionalField('unibuddyId', z.string().nullable(), null).describe(
      'link to a chat with its students',
    ),
    nssScore: optionalField('nssScore', z.number().nullable(), null).describe(
      'how many students are satisfied, in tables and on its page',
    ),
    avgSalary: optionalField('avgSalary', z.number().nullable(), null).describe(
      'what people earn afterwards, on its page',
    ),
    costOfLiving: optionalField('costOfLiving', z.number().nullable().default(null), null).describe(
      'pounds a month that living there costs, where courses are compared',
    ),
    extended: optionalField(
      'extended',
      eachOf(
        z.object({
          label: z.string().describe('heading of a section of its page'),
          description: z.string().describe('the words of that section'),
          link: webAddress('link').describe('link of that section'),
        }),
      ).default([]),
      [],
    ),
  })
  .transform(({ sortName, ...uni }): Uni => ({ ...uni, sortName: sortName ?? uni.name }));

export const uniPageSchema = z
  .object({
    total: z.int().describe('said above the list, and decides how many pages there are'),
    letters: optionalField('letters', eachOf(z.string()), []).describe(
      'the first letters that people can jump to',
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
        providerId: z.string().describe('what a chosen university is asked for by'),
        university: z.string().describe('the name that people choose from'),
      }),
    ),
  })
  .transform(({ results }) => results);
