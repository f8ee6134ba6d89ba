import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { chromeTheme } from '../theme.ts';
import { applySettings, type Settings } from '../view/apply-settings.ts';

interface Message {
  readonly globals: Settings;
}

/** A documentation page in the theme and text size chosen in the toolbar. */
export function Page({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [settings, setSettings] = useState(() => {
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [Message];
    return last.globals;
  });
  useEffect(() => {
    const follow = ({ globals }: Message) => setSettings(globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useEffect(() => applySettings(settings), [settings]);
  return (
    <DocsContainer context={context} theme={chromeTheme(settings.theme)}>
      {children}
    </DocsContainer>
  );
}
