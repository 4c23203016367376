export type Line = { name: string; head: string; value: string };
export type Component = { name: string; lines: Line[]; parts: Component[] };

/**
 * The components of an iCalendar stream (RFC 5545). Lenient, because one bad line of another
 * program must not hide the events around it: lines without a name continue the line above, and a
 * missing END closes with its parent.
 */
export function componentsIn(text: string): Component[] {
  const root: Component = { name: '', lines: [], parts: [] };
  let open = [root];
  for (const line of linesIn(text)) {
    const name = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      const part: Component = { name, lines: [], parts: [] };
      open.at(-1)!.parts.push(part);
      if (open.length < MAX_DEPTH) open.push(part);
    } else if (line.name === 'END') {
      const at = open.findLastIndex((one) => one.name === name);
      if (at > 0) open = open.slice(0, at);
    } else {
      open.at(-1)!.lines.push(line);
    }
  }
  // An unfinished part means that the rest of the file is missing.
  if (open.length > 1) root.parts.push({ name: CUT, lines: [], parts: [] });
  return root.parts;
}

export const CUT = 'CUT';
const MAX_DEPTH = 8;

function linesIn(text: string): Line[] {
  const whole: string[] = [];
  for (const raw of text.replace(/^\uFEFF?\s*/, '').split(/\r\n|[\r\n]/)) {
    const isFolded = /^[ \t]/.test(raw);
    if (isFolded || (!lineOf(raw) && isPartOf(whole.at(-1), raw))) {
      whole[whole.length - 1] += isFolded ? raw.slice(1) : raw;
    } else {
      whole.push(raw);
    }
  }
  return whole.map(lineOf).filter((line) => line !== null);
}

/** Part of a list or rule that another program broke without the blank. */
const isPartOf = (line: string | undefined, raw: string): boolean =>
  line !== undefined &&
  /^(?:EXDATE|RDATE|RRULE|DTSTART|DTEND)/i.test(line) &&
  /^(?=.*[\d=])[\w,;=/+:-]+$/.test(raw);

/** `head`: the parameters. Null if the text is no line of its own. */
function lineOf(text: string): Line | null {
  const [, name, rest] = /^([A-Za-z][\w-]*)([;:].*)$/s.exec(text.trimEnd()) ?? [];
  if (!name || !rest) return null;
  const upper = name.toUpperCase();
  // Their values have no colon, while names of zones do, with quotes or without.
  const at = TIMES.has(upper) ? rest.lastIndexOf(':') : colonIn(rest);
  if (at < 0) return null;
  return { name: upper, head: rest.slice(0, at), value: rest.slice(at + 1).trim() };
}

const TIMES = new Set(['DTEND', 'DTSTART', 'EXDATE', 'RDATE', 'RECURRENCE-ID']);

function colonIn(rest: string): number {
  let isQuoted = false;
  for (let at = 0; at < rest.length; at += 1) {
    if (rest[at] === '"') isQuoted = !isQuoted;
    if (rest[at] === ':' && !isQuoted) return at;
  }
  return rest.indexOf(':');
}

export const lineNamed = ({ lines }: Component, name: string): Line | undefined =>
  lines.find((line) => line.name === name);

export const linesNamed = ({ lines }: Component, name: string): Line[] =>
  lines.filter((line) => line.name === name);

export const valueOf = (component: Component, name: string): string =>
  lineNamed(component, name)?.value ?? '';

const PARAMETERS = {
  TZID: /;TZID=(?:"([^"]*)"?|([^;]*))/i,
  RANGE: /;RANGE="?(\w+)/i,
  PARTSTAT: /;PARTSTAT="?([\w-]+)/i,
  EMAIL: /;EMAIL="?([^";]+)/i,
  FBTYPE: /;FBTYPE="?([\w-]+)/i,
};

/** Empty if the line has no such parameter. */
export function parameterOf({ head }: Line, name: keyof typeof PARAMETERS): string {
  // A display name may look like a parameter.
  const text = name === 'TZID' ? head : head.replace(/;CN="[^"]*"/i, '');
  const [, first, second] = PARAMETERS[name].exec(text) ?? [];
  return (first ?? second ?? '').trim();
}
