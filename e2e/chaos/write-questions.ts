import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { withQuestions } from './questions.ts';

/**
 * `npm run failures:docs` writes the table of questions into docs/failures.md. With `--check` it
 * only reports by its exit code whether the page is up to date.
 */
const page = new URL('../../docs/failures.md', import.meta.url);
const found = readFileSync(page, 'utf8');
const wanted = await format(withQuestions(found), { parser: 'markdown' });
if (!process.argv.includes('--check')) writeFileSync(page, wanted);
else if (found !== wanted) process.exitCode = 1;
