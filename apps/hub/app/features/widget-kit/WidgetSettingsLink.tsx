import { m } from '@applicant-hub/copy';
import { ButtonLink, SettingsIcon } from '@applicant-hub/design-system';

/** The way to what can be set of a widget (GRD-13). */
export function WidgetSettingsLink({ title, href }: { title: string; href: string }) {
  return (
    <ButtonLink
      href={href}
      variant="quiet"
      size="s"
      aria-label={m.widgets_settings({ title })}
      data-icon-only=""
    >
      <SettingsIcon />
    </ButtonLink>
  );
}
