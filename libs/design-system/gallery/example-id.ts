/** The id of an example in the gallery: `Button/icon-only`. */
export const exampleId = (component: string, name: string): string =>
  `${component}/${name.replaceAll(/[^a-z0-9]+/gi, '-')}`;
