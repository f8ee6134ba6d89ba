import { createContext } from 'react';

/** The form token of the signed-in person; the shell provides it to every form on the page. */
export const FormTokenContext = createContext('');
