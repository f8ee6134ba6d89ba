import { m } from '@applicant-hub/copy';
import { Accordion, Stack, Text } from '@applicant-hub/design-system';
import { panelIds, startAnswers } from '@applicant-hub/domain';
import { useState } from 'react';
import { useFormPost } from '#app/platform/islands/update/use-form-post.ts';
import type { DebugView } from '../debug/debug-view.server.ts';
import { DebugArea } from '../debug/DebugArea.tsx';
import type { loadPreferences } from './load.server.ts';
import { PageMessage } from './PageMessage.tsx';
import { PanelForm } from './PanelForm.tsx';
import type { PanelOutcome } from './panel-state.ts';
import { panelViews } from './panels.ts';
import { Columns } from '#app/platform/layout/frame/Columns.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { SideLinks } from './SideLinks.tsx';
import { offlineOutcome } from './offline-outcome.ts';
import { useUnsaved } from './use-unsaved.ts';

export interface PreferencesPageProps {
  readonly preferences: Awaited<ReturnType<typeof loadPreferences>>;
  /** Result of a form that was not saved. */
  readonly outcome: PanelOutcome | undefined;
  /** Empty if unknown. */
  readonly email: string;
  hasAdverts: boolean;
  /** Null without the debug flag. */
  readonly debug: DebugView | null;
}

/** 'Your preferences': four panels, of which one is open (PRF-1, PRF-2). */
export function PreferencesPage(props: PreferencesPageProps) {
  const { preferences, outcome: answered, email, hasAdverts, debug } = props;
  const post = useFormPost();
  // A failed request must not replace the page and lose the typed values of its panels.
  const outcome = post.unsent ? offlineOutcome(post.unsent) : answered;
  const { saved, stashed, savedPanel, section, studyYears, now } = preferences;
  const { lookups, phoneRegions, savedNumber } = preferences;
  // Fields are uncontrolled, so they are recreated to show values that the server filled in.
  const [filled, setFilled] = useState(outcome);
  if (outcome?.isRefilled && outcome !== filled) setFilled(outcome);
  const news = outcome?.panel ?? savedPanel ?? stashed?.panel ?? null;
  const open = news ?? section;
  const typed = outcome?.typed ?? stashed;
  const noteUnsaved = useUnsaved();
  return (
    <Columns>
      <Stack gap={6}>
        <PageMessage preferences={preferences} outcome={outcome} />
        <PageHead title={m.preferences_title()}>
          <Text>{m.preferences_intro()}</Text>
          {email !== '' && <Text muted>{m.preferences_account({ email })}</Text>}
        </PageHead>
        <Accordion
          level={2}
          exclusive="preferences"
          sections={panelIds.map((panel) => ({
            id: panel,
            heading: panelViews[panel].heading(),
            open: panel === open,
            autofocus: news === null && panel === section,
            content: (
              <PanelForm
                key={filled?.isRefilled && filled.panel === panel ? filled.id : panel}
                panel={panel}
                saved={saved}
                isSaved={savedPanel === panel}
                start={
                  typed?.panel === panel
                    ? typed
                    : { answers: startAnswers(saved), base: saved, clashes: [] }
                }
                errors={outcome?.panel === panel ? outcome.errors : {}}
                noteUnsaved={noteUnsaved}
                post={post}
                undecided={outcome?.panel === panel ? outcome.undecided : []}
                around={{
                  studyYears,
                  now,
                  lookups,
                  phoneRegions,
                  phoneRegion: typed?.phoneRegion,
                  savedNumber,
                  lookup: outcome?.panel === panel ? outcome.lookup : null,
                }}
              />
            ),
          }))}
        />
        {debug && <DebugArea {...debug} />}
      </Stack>
      <SideLinks hasAdverts={hasAdverts} />
    </Columns>
  );
}
