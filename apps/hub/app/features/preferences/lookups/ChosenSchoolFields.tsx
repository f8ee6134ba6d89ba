import { lookupFields } from '../questions/fields.ts';
import type { ChosenSchool } from './chosen-school.ts';

/** The chosen school. The server ignores it if `schoolName` differs from `schoolChosen`. */
export const ChosenSchoolFields = ({ id, ukprn, name }: ChosenSchool) => (
  <>
    <input type="hidden" name="schoolId" value={id} />
    <input type="hidden" name="schoolUkprn" value={ukprn} />
    <input type="hidden" name={lookupFields.schoolChosen} value={name} />
  </>
);
