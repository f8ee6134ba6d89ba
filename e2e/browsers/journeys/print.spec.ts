import { execFileSync } from 'node:child_process';
import { expect, test } from '../test.ts';

test(
  'a statement is printed with its text and without controls',
  { tag: ['@scripts', '@not-webkit'] },
  async ({ tab, signIn }, info) => {
    await signIn('heavy', '/dashboard?widget=StatementNew');
    const written = await tab.css('#StatementNew-whyStudy').value();
    const file = info.outputPath('statement.pdf');
    await tab.window.print(file);
    const pdfToText = process.env['PDFTOTEXT_PATH'] ?? 'pdftotext';
    const printed = execFileSync(pdfToText, [file, '-'], { encoding: 'utf8' });
    // Firefox prints ligatures, which the normalisation splits into letters.
    expect(printed.normalize('NFKC').replace(/\s+/g, ' ')).toContain(written.slice(0, 60));
    expect(printed).not.toMatch(/^(Save|Log out|Help)$/m);
  },
);
