import { LOCALE } from '../config/locale';
import { PAGE, PdfPage } from './pdf-page';

type Described = { title: string; author: string; attachment: { name: string; json: string } };

/** A last page with less than that is avoided if tighter lines can. */
const ORPHAN_HEIGHT = 120;
const TIGHT = 0.55;

/**
 * Draws a document. If its text ends near the top of its last page, it is drawn again with tighter
 * lines, in case that saves the page. `draw` calls `endsHere` at the end of that text.
 */
export async function drawFile(
  described: Described,
  draw: (page: PdfPage, endsHere: () => void) => void,
): Promise<Buffer> {
  const { pdf, isOrphaned } = await drawOnce(described, draw, 1);
  if (!isOrphaned) return pdf;
  const tight = await drawOnce(described, draw, TIGHT);
  return tight.isOrphaned ? pdf : tight.pdf;
}

async function drawOnce(
  { title, author, attachment }: Described,
  draw: (page: PdfPage, endsHere: () => void) => void,
  spread: number,
): Promise<{ pdf: Buffer; isOrphaned: boolean }> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    ...PAGE,
    bufferPages: true,
    lang: LOCALE,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  joinOperators(pdf);
  pdf.file(Buffer.from(attachment.json), { name: attachment.name, hidden: false });
  const page = new PdfPage(pdf, spread);
  let isOrphaned = false;
  draw(page, () => {
    isOrphaned = pdf.bufferedPageRange().count > 1 && page.usedHeight < ORPHAN_HEIGHT;
  });
  pdf.end();
  return { pdf: Buffer.concat((await pdf.toArray()) as Buffer[]), isOrphaned };
}

/** pdfkit keeps every operator of a page in an array of its own: ten times the page. */
function joinOperators(pdf: PDFKit.PDFDocument): void {
  let former = operatorsOf(pdf.page);
  pdf.on('pageAdded', () => {
    former.buffer = [Buffer.concat(former.buffer)];
    former = operatorsOf(pdf.page);
  });
}

const operatorsOf = ({ content }: PDFKit.PDFPage) => content as unknown as { buffer: Uint8Array[] };
