/** All subject guides (FAV-25). */
export const subjectGuidesQuery =
  '{ subjectGuides { nid url title field_subject_map field_image field_icon } }';

/** The published location guides (FAV-26). */
export const locationGuidesQuery =
  '{ locationGuides(limit: 100, status: 1) ' +
  '{ nid title summary url image provider_count type } }';

/** Published pages by id (FAV-27). */
export const pagesQuery =
  'query ($nids: [ID!]!) { pages(nids: $nids, limit: 100, status: 1) ' +
  '{ nid title summary url type image } }';
