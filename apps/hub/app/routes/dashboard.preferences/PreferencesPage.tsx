import { m } from '@applicant-hub/copy';
import { Accordion, Heading, Stack, Text } from '@applicant-hub/design-system';
import { panelIds, startAnswers } from '@applicant-hub/domain';
import { type ReactNode, useState } from 'react';
import type { loadPreferences } from './load.server.ts';
import { PageMessage } from './PageMessage.tsx';
import { PanelForm } from './PanelForm.tsx';
import type { PanelOutcome } from './panel-state.ts';
import { panelViews } from './panels.ts';
import * as css from './PreferencesPage.css.ts';
import { SideLinks } from './SideLinks.tsx';
import { useSection } from './use-section.ts';
import { useUnsaved } from './use-unsaved.ts';

export interface PreferencesPageProps {
  readonly preferences: Awaited<ReturnType<typeof loadPreferences>>;
  /** What came of a form that was sent and not saved. */
  readonly outcome: PanelOutcome | undefined;
  /** Empty when it is not known. */
  readonly email: string;
  /** What comes after the panels. */
  readonly children: ReactNode;
}

/** 'Your preferences': four panels, of which one is open (PRF-1, PRF-2). */
export function PreferencesPage({ preferences, outcome, email, children }: PreferencesPageProps) {
  const { saved, kept, savedPanel, section, studyYears, now } = preferences;
  const { phoneRegions, savedNumber } = preferences;
  // What the server filled in stands in fields that are made anew with it.
  const [filled, setFilled] = useState(outcome);
  if (outcome?.isRefilled && outcome !== filled) setFilled(outcome);
  const news = outcome?.panel ?? savedPanel ?? kept?.panel ?? null;
  const open = news ?? section;
  const typed = outcome?.typed ?? kept;
  const noteUnsaved = useUnsaved();
  // A message about a form comes first; without one the page is about the section asked for.
  useSection(news === null ? section : null);
  return (
    <div className={css.page}>
      <Stack gap={6}>
        <PageMessage preferences={preferences} outcome={outcome} />
        <Stack gap={2}>
          <Heading level={1} size="2xl">
            {m.preferences_title()}
          </Heading>
          <Text>{m.preferences_intro()}</Text>
          {email !== '' && <Text muted>{m.preferences_account({ email })}</Text>}
        </Stack>
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
                undecided={outcome?.panel === panel ? outcome.undecided : []}
                around={{
                  studyYears,
                  now,
                  phoneRegions,
                  phoneRegion: typed?.phoneRegion,
                  savedNumber,
                  finder: outcome?.panel === panel ? outcome.finder : null,
                }}
              />
            ),
          }))}
        />
        {children}
      </Stack>
      <SideLinks />
    </div>
  );
}
