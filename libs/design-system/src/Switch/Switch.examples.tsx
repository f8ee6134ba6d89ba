import type { Examples } from '../examples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

export const examples: Examples = {
  'on and off': (
    <Stack gap={2}>
      <Switch name="switch-reminders" label="Reminders by text message" defaultChecked />
      <Switch
        name="switch-map"
        label="Map of the campus"
        hint="It takes about 2 MB of your data each time"
      />
      <Switch name="switch-post" label="Letters by post" disabled />
    </Stack>
  ),
};
