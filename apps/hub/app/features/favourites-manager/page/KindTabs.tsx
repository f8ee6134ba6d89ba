import { m } from '@applicant-hub/copy';
import { TabNav } from '@applicant-hub/design-system';
import { locale } from '@applicant-hub/domain';
import { kindWords, type ManageKind } from '#app/platform/paths/kinds.ts';
import { managePath } from '#app/platform/paths/manage-path.ts';
import type { ManageView } from '../view-types.ts';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';

export interface KindTabsProps {
  readonly tabs: ManageView['tabs'];
  readonly current: ManageKind;
}

export function KindTabs({ tabs, current }: KindTabsProps) {
  return (
    <div className={screenOnly}>
      <TabNav
        label={m.manage_tabs_label()}
        items={tabs.map(({ kind, count }) => {
          const label = kindWords[kind]();
          return {
            href: managePath({ kind }),
            label:
              count === null
                ? label
                : m.manage_tab_count({ label, count: count.toLocaleString(locale) }),
            current: kind === current,
          };
        })}
      />
    </div>
  );
}
