import brand from '../../brand.json';

const { brand: green, paper, mark } = brand.colours.light;

/** Of the drawing in frontend/ui/wordmark.tsx. */
const UNITS = 32;

export function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  pdf.save();
  pdf.translate(x, y).scale(size / UNITS);
  pdf.rect(0, 0, UNITS, UNITS).fill(green);
  pdf.lineWidth(2.4);
  pdf.path('M9 25V7h14M9 15.5h10').stroke(paper);
  pdf.path('M15 21.5c2.2-1.6 4.4-1.6 6.6 0').stroke(mark);
  pdf.restore();
}
