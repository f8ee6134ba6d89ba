import { m } from '@applicant-hub/copy';
import { mark } from './Brand.css.ts';

/** The mark and the name of the product. */
export const Brand = () => (
  <>
    <span className={mark} />
    {m.page_site_name()}
  </>
);
