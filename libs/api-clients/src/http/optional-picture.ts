import { pictureSchema } from './address.ts';
import { optionalField } from './optional-field.ts';

/** URL of a picture; null when it is missing or unreadable. */
export const optionalPicture = (place: string) => optionalField(place, pictureSchema, null);
