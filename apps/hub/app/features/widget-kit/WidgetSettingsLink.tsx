import { m } from '@applicant-hub/copy';
import { ButtonLink, SettingsIcon } from '@applicant-hub/design-system';

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
