/** What the types of the package allow an app, and what they do not: compiled, never run. */
import { Button, Stack, Tag, type ThemeName, type ToneName } from '@applicant-hub/design-system';
import type { ButtonProps } from '@applicant-hub/design-system/button';
import { CheckIcon } from '@applicant-hub/design-system/icon';
import { media, tone, vars } from '@applicant-hub/design-system/tokens';

const theme: ThemeName = 'contrast';
const tones: ToneName[] = ['turn', 'scheme-ug'];
const ink: `var(--${string})` = vars.color.inkMuted;

export const wide: '(min-width: 64rem)' = media.large;
export const props: ButtonProps = { type: 'submit', name: 'intent', value: theme };
export const right = (
  <Stack gap={4} data-test={ink}>
    {tones.map((name) => (
      <Tag key={name} tone={name} icon={<CheckIcon />}>
        {tone.ink}
      </Tag>
    ))}
    <Button {...props}>Save</Button>
  </Stack>
);

export const wrong = [
  // @ts-expect-error -- A button's type is required.
  <Button key="typeless">Save</Button>,
  // @ts-expect-error -- The appearance belongs to the design system.
  <Button key="styled" type="button" className="mine" />,
  // @ts-expect-error -- There is no such tone.
  <Tag key="tone" tone="purple" icon={<CheckIcon />} />,
  // @ts-expect-error -- There is no such step of the scale.
  <Stack key="gap" gap={7} />,
  // @ts-expect-error -- There is no such token.
  vars.color.purple,
];
