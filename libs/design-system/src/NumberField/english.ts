import type { NumberFieldProps } from './NumberField.tsx';

/** English text of a `NumberField`, if its buttons need no noun such as "seat". */
export const englishNumber: NumberFieldProps['words'] = { less: 'One less', more: 'One more' };
