import type { PasswordWords } from './PasswordField.tsx';

/** Welsh text of a `PasswordField`. */
export const welshPassword: PasswordWords = {
  ...{ show: 'Dangos', showPassword: 'Dangos y cyfrinair' },
  shown: "Mae'ch cyfrinair i'w weld",
  ...{ hide: 'Cuddio', hidePassword: "Cuddio'r cyfrinair" },
  hidden: "Mae'ch cyfrinair wedi'i guddio",
};
