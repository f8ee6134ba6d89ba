import { m } from '@applicant-hub/copy';
import {
  Card,
  ChevronDownIcon,
  Heading,
  IconBadge,
  Link,
  Text,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import { widgetSettingsPath } from '#app/platform/paths/links.ts';
import type { ReactNode } from 'react';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import type { WidgetView } from './definition.ts';
import { widgetIcons } from './looks.ts';
import { toolIsland } from '#app/platform/islands/tools/tool-cells.ts';
import * as css from './WidgetCard.css.ts';
import { WidgetSettingsLink } from './WidgetSettingsLink.tsx';

export interface WidgetCardProps {
  widget: WidgetView;
  /** State of its data. Default: ready. */
  state?: 'ready' | 'empty' | 'pending' | 'error';
  /**
   * Whether the widget's data is left out of the page, although it is available, and requested only
   * when the card becomes visible. Default false.
   */
  isFolded?: boolean;
  /**
   * Whether the card shows the response to a submitted form. If it does, its tile is open. Default
   * false.
   */
  hasResult?: boolean;
  /** A short fact about the current data, shown under the title. */
  fact?: string | undefined;
  children?: ReactNode;
}

/**
 * The frame of a widget in the grid. If the widget has no children, the frame contains a short text
 * and a link. On a small screen it is a tile. Pressing it opens and closes the tile, follows the
 * link to its page, or does nothing (GRD-18).
 */
export function WidgetCard({
  widget,
  state = 'ready',
  isFolded = false,
  hasResult = false,
  fact,
  children,
}: WidgetCardProps) {
  const { id, title, icon, colour, tile } = widget;
  const headingId = `widget-${id}`;
  const Icon = widgetIcons[icon];
  const does = tile.does;
  const body = (
    <div className={css.body}>
      <Text muted>{widget.description}</Text>
      {children}
    </div>
  );
  return (
    <Card
      {...partProps(toolIsland(id))}
      as="article"
      aria-labelledby={headingId}
      data-widget={id}
      data-state={state}
      data-folded={isFolded || undefined}
    >
      <PartNotice of={[toolIsland(id)]} />
      <div className={css.tile} data-press={does}>
        <div className={css.head}>
          <IconBadge icon={<Icon />} tone={colour} shape="square" />
          <div className={css.title}>
            <Heading level={3} size="m" id={headingId}>
              {title}
            </Heading>
            {fact !== undefined && (
              <Text size="s" muted numeric>
                {fact}
              </Text>
            )}
          </div>
          <span className={css.settings}>
            <WidgetSettingsLink title={title} href={widgetSettingsPath(id)} />
          </span>
        </div>
        {does === 'toggle' ? (
          // eslint-disable-next-line no-restricted-syntax -- its summary covers the header of the card
          <details className={css.fold} open={hasResult}>
            {/* eslint-disable-next-line no-restricted-syntax -- for the same reason */}
            <summary className={css.opener}>
              <span className={css.chevron}>
                <ChevronDownIcon />
              </span>
              <VisuallyHidden>{title}</VisuallyHidden>
            </summary>
            <div className={css.content}>
              {body}
              <Foot {...widget} />
            </div>
          </details>
        ) : (
          <>
            {body}
            <Foot {...widget} />
          </>
        )}
      </div>
    </Card>
  );
}

function Foot({ title, link, tile }: WidgetView) {
  const lead = tile.does === 'lead' ? tile.href : null;
  // The widget's own link may have parameters that define how the widget opens, so only the start
  // of the link is compared.
  const isLinkLead = lead !== null && (link?.href.startsWith(lead) ?? false);
  if (link === null && lead === null) return null;
  return (
    <div className={css.foot}>
      {link && (
        <Link href={link.href} variant={isLinkLead ? undefined : 'compact'}>
          {link.label}
          {isLinkLead && <span className={css.reach} />}
        </Link>
      )}
      {lead !== null && !isLinkLead && (
        <span className={css.onlyTile}>
          <Link href={lead}>
            {m.widgets_open({ title })}
            <span className={css.reach} />
          </Link>
        </span>
      )}
    </div>
  );
}
