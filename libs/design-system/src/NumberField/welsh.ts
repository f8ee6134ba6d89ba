import type { NumberFieldProps } from './NumberField.tsx';

/** Welsh text of a `NumberField`, if its buttons need no noun such as "seat". */
export const welshNumber: NumberFieldProps['words'] = { less: 'Un yn llai', more: 'Un yn fwy' };
