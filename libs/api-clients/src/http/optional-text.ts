import { z } from 'zod';
import { optionalField } from './optional-field.ts';

/** A text that no rule depends on; empty when it is unreadable. */
export const optionalText = (place: string) => optionalField(place, z.string(), '');
