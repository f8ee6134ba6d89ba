/** The id of an example in the gallery: `Button/icon-only`. */
export const exampleId = (component: string, name: string): string =>
  `${component}/${name.replaceAll(/[^a-z0-9]+/gi, '-')}`;

/** The page that has only this example. */
export const singlePage = (id: string): string => `single/${id.replace('/', '--')}.html`;
