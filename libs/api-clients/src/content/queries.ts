export const subjectGuidesQuery =
  '{ subjectGuides { nid url title field_subject_map field_image field_icon } }';

export const locationGuidesQuery =
  '{ locationGuides(limit: 100, status: 1) ' +
  '{ nid title summary url image provider_count type } }';

export const pagesQuery =
  'query ($nids: [ID!]!) { pages(nids: $nids, limit: 100, status: 1) ' +
  '{ nid title summary url type image } }';
