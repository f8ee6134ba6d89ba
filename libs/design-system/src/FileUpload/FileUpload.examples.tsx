import type { Examples } from '../examples.ts';
import { englishFileUpload } from './english.ts';
import { FileUpload } from './FileUpload.tsx';

export const examples: Examples = {
  default: (
    <FileUpload
      label="Your access needs"
      name="file-needs"
      hint="A letter or a form that says what helps you"
      limits="PDF or Word, up to 5 MB"
      accept=".pdf,.doc,.docx"
      maxBytes={5_000_000}
      words={englishFileUpload}
    />
  ),
  'several files': (
    <FileUpload
      label="Your portfolio"
      name="file-portfolio"
      limits="JPEG or PNG, up to 10 pictures of 2 MB each"
      accept="image/jpeg,image/png"
      multiple
      maxBytes={2_000_000}
      words={englishFileUpload}
    />
  ),
  'files that the server has, and an error': (
    <FileUpload
      label="Your certificates"
      name="file-certificates"
      limits="PDF, up to 5 MB each"
      accept=".pdf"
      multiple
      error="Choose a PDF: “grades.xls” is a spreadsheet"
      kept={[
        {
          name: 'maths-a-level.pdf',
          bytes: 348_160,
          remove: { name: 'file-intent', value: 'remove-1' },
        },
      ]}
      words={englishFileUpload}
    />
  ),
};
