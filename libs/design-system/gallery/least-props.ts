/**
 * Every component with its required props, for tests that cover all components:
 * `src/roots.test.tsx` without a browser, and each app in `consumers`.
 */
import { createElement, type ComponentType } from 'react';

/**
 * Components whose root surrounds a control. Native attributes are set on the control, except
 * attributes that concern the whole field.
 */
export const fields = [
  'CharacterCount',
  'Checkbox',
  'Combobox',
  'DatePicker',
  'FileUpload',
  'NumberField',
  'PasswordField',
  'RangeField',
  'SelectField',
  'Switch',
  'TagInput',
  'TextField',
  'TextareaField',
];
/**
 * Groups whose `id` and `ref` are set on the first control. Other attributes are set on the group.
 */
export const groups = ['CheckboxesField', 'DateField', 'RadiosField', 'TicksField'];

const others = [
  'LinkProvider',
  'countText',
  'gridQuery',
  'isPlainPress',
  'isTab',
  'readGridState',
  'tabStops',
  'tagsOf',
  'typeInto',
  'useEnhanced',
  'useLookup',
];

const field = { label: 'Label', name: 'field' };
const group = { legend: 'Question', name: 'field', options: [{ value: 'a', label: 'A' }] };
const link = { href: '/', children: 'Words' };
const words = { list: '', loading: '', none: '', failed: '', count: String };
const dates = { months: [], weekdays: [] };
const count = { limit: String, left: String, over: String };

/** Required props of each component. A component that needs only children is not listed. */
const needs: Record<string, object> = {
  Accordion: { sections: [], level: 2 },
  AppHeader: { brand: 'Brand' },
  Avatar: { initials: 'AB', colour: 1 },
  Banner: { tone: 'info' },
  Breadcrumbs: { label: '', items: [] },
  Button: { type: 'button' },
  ButtonLink: link,
  CardLink: link,
  Carousel: { id: 'own', title: '', headingLevel: 2, words: {}, slides: [] },
  CharacterCount: { ...field, limit: 1, words: count },
  Checkbox: field,
  CheckboxesField: group,
  ChipButton: { name: 'chip', value: '1', pressed: false },
  ChipLink: link,
  Combobox: { ...field, words, suggest: String, delayMs: 1, onChoose: String },
  DateField: {
    legend: 'Question',
    name: 'field',
    parts: [{ unit: 'day', label: 'Day', options: [] }],
  },
  DataGrid: {
    ...{ id: 'own', caption: '', columns: [], rows: [], pageSize: 1 },
    ...{ state: { filter: '', page: 1 }, words: { count: String } },
  },
  DatePicker: {
    ...{ legend: 'Question', name: 'field', words: dates },
    ...{ min: '2027-01-01', max: '2027-12-31' },
  },
  DescriptionList: { items: [] },
  Details: { summary: 'Summary' },
  Dialog: { id: 'own', title: '', closeLabel: '' },
  DialogButton: { dialog: 'other' },
  DialogLink: { ...link, dialog: 'other' },
  Drawer: { id: 'own', title: '', closeLabel: '' },
  EmptyState: { heading: null },
  ErrorSummary: { title: '', errors: [] },
  Fieldset: { id: 'own', legend: 'Question' },
  FileUpload: { ...field, limits: '', words },
  Footer: { label: '', items: [] },
  FullScreen: { on: null },
  HeaderMenu: { label: 'Account', icon: createElement('b'), items: [] },
  Heading: { level: 2 },
  IconBadge: { icon: null },
  IconButton: { type: 'button', label: 'Label', icon: null },
  IconLink: { ...link, label: 'Label', icon: null },
  Link: link,
  Menu: { id: 'own', label: 'More', items: [] },
  NavBar: { label: '', items: [] },
  NumberField: { ...field, words: { less: 'Less', more: 'More' } },
  PageShell: { skipLabel: '' },
  Pagination: { getPageLabel: String, getHref: String, page: 1, pageCount: 1 },
  PasswordField: { ...field, autoComplete: 'new-password', words },
  Picture: { src: null },
  Popover: { id: 'own', label: 'More' },
  ProgressBar: { value: 1, label: '', valueText: '' },
  ProgressRing: { value: 1, label: '' },
  RadiosField: group,
  RangeField: field,
  SelectField: { ...field, options: [] },
  Skeleton: { shape: 'text' },
  SkipLink: { href: '#main-content' },
  Slides: { label: '', slides: [] },
  SummaryList: { rows: [] },
  Switch: field,
  TabNav: { label: '', items: [] },
  Table: { id: 'own', caption: '', columns: [], rows: [] },
  Tabs: { label: '', sections: [] },
  Tag: { tone: 'info', icon: null },
  TagInput: { ...field, words },
  TextField: field,
  TextareaField: field,
  TicksField: { id: 'own', legend: 'Question', ticks: [{ name: 'tick', label: 'Tick' }] },
  Tile: { tone: 'info', heading: null },
  Toasts: { label: '', toasts: [], closeLabel: String },
  Tooltip: { id: 'own', text: '', children: createElement('b') },
};

export interface Named {
  readonly name: string;
  readonly component: ComponentType<object>;
  readonly props: object;
}

/** All exports of the package that are components with a root. */
export const componentsOf = (designSystem: object): Named[] =>
  Object.entries(designSystem)
    .filter(([name]) => !others.includes(name) && !/^(?:english|welsh)/.test(name))
    .map(([name, component]: [string, ComponentType<object>]) => ({
      name,
      component,
      props: needs[name] ?? {},
    }));
