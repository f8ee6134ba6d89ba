import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { m } from '@applicant-hub/copy';
import { language, statementFields } from '@applicant-hub/domain';
import PDFDocument from 'pdfkit';
import type { SavedStatement } from './download.server.ts';
import { trimLines } from './plain-text.ts';
import { LOST_MARK, showable } from './showable.ts';
import { questions } from '../words.ts';

// The fonts are resolved from the location of their package, independent of the working directory
// and the bundle.
const { resolve } = createRequire(import.meta.url);
const REGULAR = resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** Font sizes in points. */
const size = { title: 20, question: 12.5, text: 10.5, small: 8.5 };
const MARGIN = 68;
/**
 * Space that must remain on the page below the top of a question, so that the question is never the
 * last line of the page (points).
 */
const QUESTION_ROOM = 90;

const ink = '#14213d';
const mutedInk = '#4a5568';

/**
 * The statement as a PDF: real text in an embedded font, tagged for screen readers. It contains
 * only the applicant's text and no other data about them, because the applicant may give it to
 * other readers.
 */
export async function statementPdf({
  kind,
  text,
  year,
  now,
}: SavedStatement): Promise<Buffer<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: m.statement_title(), CreationDate: now },
  });
  const file = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const write = writer(doc, root);

  write.add('H1', m.statement_title(), { font: BOLD, size: size.title, colour: ink, after: 4 });
  write.add('P', m.statement_entry({ year }), { ...muted, size: size.text, after: 22 });
  for (const field of statementFields[kind]) {
    write.keepTogether();
    write.add('H2', questions[field](), { font: BOLD, size: size.question, colour: ink, after: 6 });
    const written = trimLines(text[field] ?? '');
    if (written === '') write.add('P', m.statement_nothing_written(), { ...muted, after: 0 });
    else for (const paragraph of paragraphs(written)) write.paragraph(paragraph);
    doc.y += 20;
  }
  if (write.isLossy()) {
    write.add('P', m.statement_pdf_lost({ mark: LOST_MARK }), { ...muted, size: size.small });
  }
  root.end();
  numberPages(doc);
  doc.end();
  return file;
}

interface TextStyle {
  font: string;
  size: number;
  colour: string;
  /** Space below (points). */
  after?: number;
}

const body: TextStyle = { font: REGULAR, size: size.text, colour: '#000000' };
const muted: TextStyle = { font: REGULAR, size: size.text, colour: mutedInk };

/** Writes blocks in order, each as an element of the document's structure. */
function writer(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  let isLossy = false;
  const hasGlyph = glyphsOf(doc);
  const add = (tag: string, source: string, style: TextStyle) => {
    doc.font(style.font).fontSize(style.size).fillColor(style.colour);
    const { text, isLossy: isLost } = showable(source, hasGlyph(style.font));
    isLossy ||= isLost;
    root.add(doc.struct(tag, {}, () => void doc.text(text, { lineGap: style.size * 0.35 })));
    doc.y += style.after ?? 0;
  };
  return {
    add,
    paragraph: ({ text, linesBefore }: Paragraph) => {
      doc.font(REGULAR).fontSize(size.text);
      doc.y += linesBefore * doc.currentLineHeight(true);
      // The space separates the last word of a line from the first word of the next line for screen
      // readers.
      add('P', text.replaceAll('\n', ' \n'), body);
    },
    /** Starts a new page when there is too little space for a question with its first lines. */
    keepTogether: () => {
      if (doc.y + QUESTION_ROOM > doc.page.height - MARGIN) doc.addPage();
    },
    isLossy: () => isLossy,
  };
}

interface Paragraph {
  text: string;
  /** Number of empty lines above the paragraph. */
  linesBefore: number;
}

/** Splits the text at empty lines. A single line break does not start a new paragraph. */
function paragraphs(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  let linesBefore = 0;
  let open = false;
  for (const line of text.split('\n')) {
    const last = found.at(-1);
    if (line.trim() === '') {
      linesBefore += 1;
      open = false;
    } else if (open && last) {
      last.text += `\n${line}`;
    } else {
      found.push({ text: line, linesBefore });
      linesBefore = 0;
      open = true;
    }
  }
  return found;
}

/**
 * Adds 'Page 1 of 2' at the foot of each page, outside of the text that screen readers read out.
 */
function numberPages(doc: PDFKit.PDFDocument): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // pdfkit would start another page for this text if the page had a bottom margin.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font(REGULAR).fontSize(size.small).fillColor(mutedInk);
    const words = m.statement_pdf_page({ page: page + 1, pages: count });
    doc.text(words, MARGIN, doc.page.height - MARGIN / 1.6, {
      align: 'center',
      lineBreak: false,
      width: doc.page.width - 2 * MARGIN,
    });
    doc.endMarkedContent();
  }
}

/** pdfkit's font object, which is missing from its types. */
interface WithFont {
  _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };
}

const glyphsOf =
  (doc: PDFKit.PDFDocument) =>
  (font: string) =>
  (codePoint: number): boolean =>
    (doc.font(font) as PDFKit.PDFDocument & WithFont)._font.font.hasGlyphForCodePoint(codePoint);
