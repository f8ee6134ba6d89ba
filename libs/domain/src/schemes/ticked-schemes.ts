import type { SettingOption } from '../widgets/settings-rules.ts';
import type { SettingValues } from '../widgets/settings-values.ts';
import { schemeNames, teachingSchemes } from './schemes.ts';

/** The schemes for each tick-box, by their names in other systems. */
const schemesOfOption: Readonly<Record<SettingOption, readonly string[]>> = {
  undergraduate: [schemeNames.undergraduate],
  postgraduate: [schemeNames.postgraduate],
  teacherTraining: teachingSchemes,
  conservatoires: [schemeNames.conservatoires],
};

/** The schemes whose boxes are ticked, by their names in other systems (CON-1, CAL-4). */
export const tickedSchemes = (values: SettingValues): readonly string[] =>
  values.flatMap(({ id, value }) => (value === 'yes' ? schemesOfOption[id] : []));
