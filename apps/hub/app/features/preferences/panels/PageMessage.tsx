import { m } from '@applicant-hub/copy';
import { Banner, ErrorSummary, Text } from '@applicant-hub/design-system';
import { type FieldName, preferenceFields } from '@applicant-hub/domain';
import { VisitOver } from '../first-visit/VisitOver.tsx';
import { clashField } from '../form/clash-form.ts';
import { clashTitle } from '../questions/clash-words.ts';
import { StashedInput } from '#app/platform/flash/StashedInput.tsx';
import type { loadPreferences } from './load.server.ts';
import type { PanelOutcome } from './panel-state.ts';

export interface PageMessageProps {
  readonly preferences: Awaited<ReturnType<typeof loadPreferences>>;
  readonly outcome: PanelOutcome | undefined;
}

/**
 * Result of the last submitted form (PRF-8, PRF-9). It is announced each time, even if it is the
 * same as before.
 */
export function PageMessage({
  preferences: { id, stashed, savedPanel },
  outcome,
}: PageMessageProps) {
  if (outcome) return <Outcome key={outcome.id} {...outcome} />;
  if (savedPanel !== null) {
    return (
      <Banner key={id} tone="success" role="alert" autofocus>
        <Text>{m.preferences_saved()}</Text>
      </Banner>
    );
  }
  return stashed ? <StashedInput key={id} /> : <VisitOver />;
}

function Outcome({ typed, errors, problem, lookup }: PanelOutcome) {
  // A lookup shows its result next to its field.
  if (lookup !== null) return null;
  if (problem !== null) {
    return (
      <Banner tone="danger" role="alert" autofocus>
        <Text>{problem}</Text>
      </Banner>
    );
  }
  const messages = Object.entries(errors) as [FieldName, string][];
  const clashes = typed?.clashes.filter(({ choice }) => choice === null) ?? [];
  if (messages.length === 0 && clashes.length > 0) {
    return (
      <ErrorSummary
        title={m.preferences_clash()}
        errors={clashes.map(({ fields }) => ({
          fieldId: clashField(fields[0]),
          message: m.preferences_clash_summary({ name: clashTitle(fields) }),
        }))}
      />
    );
  }
  if (messages.length === 0) {
    return (
      <Banner tone="info" role="alert" autofocus>
        <Text>{m.preferences_shown()}</Text>
      </Banner>
    );
  }
  return (
    <ErrorSummary
      title={m.errors_summary_heading()}
      errors={messages.map(([field, message]) => ({ fieldId: firstControl(field), message }))}
    />
  );
}

/** The id of the first control of a question. */
function firstControl(field: FieldName): string {
  const { kind } = preferenceFields[field];
  if (kind === 'date') return `${field}-day`;
  return kind === 'month' ? `${field}-month` : field;
}
