export interface Field {
  name: string;
  value: string;
  /** Character offsets in the document. */
  from: number;
  to: number;
}

const patterns: readonly [name: string, pattern: RegExp][] = [
  ['Supplier', /^[ \t]*(\S[^\n]*(?:Ltd|Limited|LLP|plc))/im],
  ['Invoice number', /invoice\s?(?:no\.?|number|#)?\s?:?[ \t]*([A-Z]{0,4}-?\d[\w-]*)/i],
  ['Date', /date\s?:?[ \t]*(\d{1,2} \w+ \d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})/i],
  ['Order number', /(?:order|PO)\s?(?:no\.?|number)?\s?:?[ \t]*([A-Z]{0,3}-?\d[\w-]*)/i],
  ['Net', /(?:net|subtotal)[^\n£]*(£[\d,]+\.\d{2})/i],
  ['VAT', /^[ \t]*vat(?! reg)[^\n£]*(£[\d,]+\.\d{2})/im],
  ['Total', /total(?: due)?[^\n£]*(£[\d,]+\.\d{2})(?![^]*\btotal\b[^\n£]*£)/i],
];

/** Extracts known fields. A missing field is omitted, not guessed. */
export function extract(document: string): Field[] {
  return patterns.flatMap(([name, pattern]) => {
    const match = new RegExp(pattern, `${pattern.flags}d`).exec(document);
    const place = match?.indices?.[1];
    if (!match?.[1] || !place) return [];
    return [{ name, value: match[1].trim(), from: place[0], to: place[1] }];
  });
}

const pounds = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(Number(value.replace(/[£,]/g, '')) * 100);

/** True if net and VAT equal the total. Undefined if one of the three is missing. */
export function addsUp(fields: readonly Field[]): boolean | undefined {
  const [net, vat, total] = ['Net', 'VAT', 'Total'].map((wanted) =>
    pounds(fields.find(({ name }) => name === wanted)?.value),
  );
  if (net === undefined || vat === undefined || total === undefined) return undefined;
  return net + vat === total;
}
