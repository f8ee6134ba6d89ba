/** Type tests of the package: valid and invalid uses in an app. Compiled, never run. */
import { createRef } from 'react';
import {
  Button,
  Combobox,
  Stack,
  Table,
  Tag,
  TextField,
  type ThemeName,
  type ToneName,
} from '@applicant-hub/design-system';
import type { ButtonProps } from '@applicant-hub/design-system/button';
import { DataGrid, englishDataGrid } from '@applicant-hub/design-system/data-grid';
import { CheckIcon } from '@applicant-hub/design-system/icon';
import {
  createTheme,
  type BrandTheme,
  type ThemeOptions,
} from '@applicant-hub/design-system/theme';
import { themeTokens, type ResolverDocument } from '@applicant-hub/design-system/theme-tokens';
import { media, tone, vars } from '@applicant-hub/design-system/tokens';

const theme: ThemeName = 'contrast';
const tones: ToneName[] = ['turn', 'category-1'];
const ink: `var(--${string})` = vars.color.inkMuted;

const brand: ThemeOptions = { brand: '#00703c', fontFamily: ['Arial', 'sans-serif'] };
const brandTheme: BrandTheme = createTheme(brand);
export const { css, failures } = brandTheme;
export const document: ResolverDocument = themeTokens(brandTheme, 'college');
export const fill: string | undefined = brandTheme.palettes.dark['primary.fill'];
export const failed: ThemeName[] = failures.map(({ theme: name }) => name);

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

const rows = [{ town: 'Bath', people: 94_000 }];
export const refs = (
  <>
    <Stack ref={createRef<HTMLElement>()} as="ul" lang="cy" dir="auto" title="Trefi" hidden />
    <Stack
      ref={createRef<HTMLDivElement>()}
      onPointerEnter={(event) => event.currentTarget.focus()}
    />
    <Button
      type="button"
      ref={(button) => void button?.form}
      aria-controls="more"
      onKeyDown={String}
    />
    <TextField
      ref={createRef<HTMLInputElement>()}
      name="seats"
      label="Seats"
      type="number"
      min={1}
    />
    <Table
      ref={(region) => region?.scrollTo(0, 0)}
      id="towns"
      caption="Towns"
      rows={rows}
      getRowKey={({ town }) => town}
      columns={[{ id: 'people', header: 'People', cell: ({ people: users }) => users.toFixed(0) }]}
    />
    <Combobox
      {...{ name: 'town', label: 'Town', delayMs: 1 }}
      words={{ list: '', loading: '', none: '', failed: '', count: String }}
      suggest={() => Promise.resolve([{ id: '1', label: 'Bath', people: 94_000 }])}
      onChoose={({ people: users }) => users.toFixed(0)}
    />
  </>
);

export const grid = (
  <DataGrid
    ref={createRef<HTMLDivElement>()}
    id="grid"
    caption="Towns"
    rows={rows}
    getRowId={({ town }) => town}
    columns={[
      {
        id: 'people',
        header: 'People',
        value: ({ people: users }) => users,
        cell: ({ town }) => town,
      },
    ]}
    pageSize={10}
    state={{ filter: '', page: 1 }}
    words={englishDataGrid}
  />
);

export const wrong = [
  // @ts-expect-error -- The ref of a button must be a button ref.
  <Button key="ref" type="button" ref={createRef<HTMLInputElement>()} />,
  // @ts-expect-error -- A button's type is required.
  <Button key="typeless">Save</Button>,
  // @ts-expect-error -- The design system controls the appearance.
  <Button key="styled" type="button" className="mine" />,
  // @ts-expect-error -- This tone does not exist.
  <Tag key="tone" tone="purple" icon={<CheckIcon />} />,
  // @ts-expect-error -- The scale has no such step.
  <Stack key="gap" gap={7} />,
  // @ts-expect-error -- A brand requires a colour.
  createTheme({ radius: 4 }),
  // @ts-expect-error -- This token does not exist.
  vars.color.purple,
];
