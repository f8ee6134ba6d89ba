import { m } from '@applicant-hub/copy';
import { Button, RadiosField, Stack } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { type Appearance, textSizes, themes } from './appearance.ts';

const themeWords = {
  device: m.data_look_theme_device,
  light: m.data_look_theme_light,
  dark: m.data_look_theme_dark,
  contrast: m.data_look_theme_contrast,
};

const textSizeWords = {
  normal: m.data_look_text_size_normal,
  large: m.data_look_text_size_large,
  largest: m.data_look_text_size_largest,
};

export function AppearanceForm({ theme, textSize }: Appearance) {
  return (
    <form method="post" action={paths.appearance}>
      <FormToken />
      <Stack gap={6}>
        <RadiosField
          name="theme"
          legend={m.data_look_theme()}
          defaultValue={theme}
          options={themes.map((value) => ({ value, label: themeWords[value]() }))}
        />
        <RadiosField
          name="textSize"
          legend={m.data_look_text_size()}
          defaultValue={textSize}
          options={textSizes.map((value) => ({ value, label: textSizeWords[value]() }))}
        />
        <div>
          <Button type="submit">{m.data_look_save()}</Button>
        </div>
      </Stack>
    </form>
  );
}
