import { z } from 'zod';
import { optionalField } from './optional-field.ts';

/** A text on which nothing depends; empty when it cannot be read. */
export const optionalText = (place: string) => optionalField(place, z.string(), '');
