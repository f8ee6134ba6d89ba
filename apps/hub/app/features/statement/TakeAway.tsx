import { m } from '@applicant-hub/copy';
import { Button, Heading, Link, Stack, Text, useEnhanced } from '@applicant-hub/design-system';
import type { StatementKind } from '@applicant-hub/domain';
import { type MouseEvent, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { hasWords } from '#app/features/drafts/editor/text.ts';
import type { Draft } from '#app/features/drafts/editor/use-draft.ts';
import { plainText } from './files/plain-text.ts';

/** Exports of the statement (EXT-3). */
export function TakeAway({ kind, draft }: { kind: StatementKind; draft: Draft }) {
  const isEnhanced = useEnhanced();
  const isEmpty = Object.values(draft.state.text).every((written) => written === '');
  if (isEmpty) return null;
  // The text is saved first, so that the file contains the latest input.
  const onFile = (event: MouseEvent<HTMLAnchorElement>) => {
    if (draft.state.phase.name === 'saved') return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const isAnythingSaved = hasWords(draft.state.saved.text);
    void draft.save().then((isSaved) => {
      if (isSaved || isAnythingSaved) download(href);
    });
  };
  return (
    <Stack as="section" gap={3} aria-labelledby="statement-take-away" align="start">
      <Heading level={2} size="m" id="statement-take-away">
        {m.statement_take_away()}
      </Heading>
      <Text size="s" muted>
        {m.statement_take_away_saved()}
      </Text>
      <Link href={paths.statementPdf} onClick={onFile}>
        {m.statement_pdf()}
      </Link>
      <Link href={paths.statementText} onClick={onFile}>
        {m.statement_text()}
      </Link>
      {isEnhanced && <ScriptedWays kind={kind} draft={draft} />}
    </Stack>
  );
}

/** Downloads a file without leaving the page, so that the browser does not ask for confirmation. */
function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

function ScriptedWays({ kind, draft }: { kind: StatementKind; draft: Draft }) {
  const [said, setSaid] = useState('');
  const copy = () => {
    void copyText(plainText(kind, draft.state.text)).then((isCopied) =>
      setSaid(isCopied ? m.statement_copied() : m.statement_copy_failed()),
    );
  };
  return (
    <>
      <Button type="button" variant="secondary" size="s" onClick={copy}>
        {m.statement_copy()}
      </Button>
      <Button type="button" variant="secondary" size="s" onClick={() => window.print()}>
        {m.statement_print()}
      </Button>
      <div role="status">{said && <Text size="s">{said}</Text>}</div>
    </>
  );
}

/** @returns whether the text was copied; a browser may refuse access to the clipboard */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
