import { m } from '@applicant-hub/copy';
import { mark } from './Brand.css.ts';

export const Brand = () => (
  <>
    <span className={mark} />
    {m.page_site_name()}
  </>
);
