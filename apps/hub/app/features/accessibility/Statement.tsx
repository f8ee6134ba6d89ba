import { m } from '@applicant-hub/copy';
import { Link, Stack, Text } from '@applicant-hub/design-system';
import { formatDayMonth } from '@applicant-hub/domain';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { TextList, TextPart } from '#app/platform/layout/frame/TextPage.tsx';
import { paths } from '#app/platform/paths/links.ts';
import { type Check, checks, PREPARED_ON, TESTED_ON } from './checks.ts';

const EASS = 'https://www.equalityadvisoryservice.com/';
const ECNI = 'https://www.equalityni.org/';

const checkWords: Record<Check, () => string> = {
  rules: m.accessibility_check_rules,
  keyboard: m.accessibility_check_keyboard,
  reflow: m.accessibility_check_reflow,
  textSize: m.accessibility_check_text_size,
  targets: m.accessibility_check_targets,
  contrast: m.accessibility_check_contrast,
  withoutScripts: m.accessibility_check_without_scripts,
  components: m.accessibility_check_components,
};

const gaps = [
  m.accessibility_gap_people,
  m.accessibility_gap_browsers,
  m.accessibility_gap_gradient,
  m.accessibility_gap_others,
  m.accessibility_gap_maps,
  m.accessibility_gap_pdf,
];

export interface StatementProps {
  /** URL for reporting problems; null for a link to the help pages. */
  readonly contact: string | null;
  readonly hasMovableMaps: boolean;
}

export function Statement({ contact, hasMovableMaps }: StatementProps) {
  const known = gaps.filter((words) => hasMovableMaps || words !== m.accessibility_gap_maps);
  return (
    <Stack gap={6}>
      <PageHead title={m.accessibility_title()}>
        <Text size="l">{m.accessibility_wish()}</Text>
        <Text>{m.accessibility_intro()}</Text>
      </PageHead>
      <TextPart heading={m.accessibility_status_heading()}>
        <Text>{m.accessibility_status()}</Text>
      </TextPart>
      <TextPart heading={m.accessibility_checks_heading()}>
        <TextList items={checks.map((check) => checkWords[check]())} />
      </TextPart>
      <TextPart heading={m.accessibility_gaps_heading()}>
        <TextList items={known.map((words) => words())} />
      </TextPart>
      <TextPart heading={m.accessibility_report_heading()}>
        <Text>{m.accessibility_report()}</Text>
        <p>
          {contact === null ? (
            <Link href={paths.help}>{m.accessibility_report_help()}</Link>
          ) : (
            <Link href={contact}>{m.accessibility_report_contact()}</Link>
          )}
        </p>
      </TextPart>
      <TextPart heading={m.accessibility_enforcement_heading()}>
        <Text>{m.accessibility_enforcement()}</Text>
        <p>
          <Link href={EASS}>{m.accessibility_enforcement_link()}</Link>
        </p>
        <Text>{m.accessibility_enforcement_ni()}</Text>
        <p>
          <Link href={ECNI}>{m.accessibility_enforcement_ni_link()}</Link>
        </p>
      </TextPart>
      <TextPart heading={m.accessibility_technical_heading()}>
        <Text>{m.accessibility_technical()}</Text>
      </TextPart>
      <TextPart heading={m.accessibility_dates_heading()}>
        <Text>
          {m.accessibility_dates({ prepared: dayOf(PREPARED_ON), tested: dayOf(TESTED_ON) })}
        </Text>
      </TextPart>
    </Stack>
  );
}

/** '28 November 2026' */
const dayOf = (date: string) => `${formatDayMonth(date)} ${date.slice(0, 4)}`;
