import { m } from '@applicant-hub/copy';
import { Link } from '@applicant-hub/design-system';
import type { WidgetView } from './definition.ts';
import { openToolPath } from './open-tool-path.ts';

export const OpenTool = ({ id, title }: Pick<WidgetView, 'id' | 'title'>) => (
  <Link href={openToolPath(id)}>{m.widgets_open({ title })}</Link>
);
