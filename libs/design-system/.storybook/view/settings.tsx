import type { Decorator } from '@storybook/react-vite';
import { applySettings, type Settings } from './apply-settings.ts';
import { WithoutScripts } from './WithoutScripts.tsx';

export const settingsDecorator: Decorator = (Story, { globals }) => {
  const settings = globals as Settings;
  applySettings(settings);
  return settings.scripts === 'off' ? (
    <WithoutScripts settings={settings}>
      <Story />
    </WithoutScripts>
  ) : (
    <Story />
  );
};
