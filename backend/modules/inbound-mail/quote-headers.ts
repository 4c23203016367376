/**
 * Every repetition is bounded, and no two beside each other match the same characters, so that no
 * pattern walks back far.
 */
const ATTRIBUTIONS = [
  /^On\b.{4,400}\bwrote ?:$/i,
  /^Am\b.{4,400}\bschrieb\b.{0,200}:$/i,
  /^Le\b.{4,400} a écrit ?:$/i,
  /^El\b.{4,400} escribió ?:$/i,
  /^Il\b.{4,400} ha scritto ?:$/i,
  /^Op\b.{4,400}\bschreef\b.{0,200}:$/i,
  /^(?:Em|A)\b.{4,400} escreveu ?:$/i,
  /^(?:Den|På)\b.{4,400}\bskrev\b.{0,200}:$/i,
  /^.{4,400} (?:napisał(?:\(a\)|a)?|pisze|napsal(?:\(a\)|a)?|kirjoitti|írta) ?:$/i,
  /^.{4,400} (?:пишет|написал(?:\(а\)|а)?) ?:$/i,
  /^.{4,400}(?:写道|寫道|のメール|書きました) ?[:：]$/,
  /^\d{4}年.{4,300}[:：]$/,
  /^--.{4,300}\bwrote ?:? ?-{2,}$/i,
];

/** Any language: a date, our address, a colon. */
const ADDRESS = /<[^<>\s@]{1,100}@[^<>\s@]{1,100}>/;
const MAX_BEFORE = 400;
const MAX_AFTER = 61;

function namesAddress(text: string): boolean {
  if (!text.includes('@') || !/[:：]$/.test(text)) return false;
  const at = text.lastIndexOf('<');
  const found = at < 0 || at > MAX_BEFORE ? null : ADDRESS.exec(text.slice(at));
  if (found?.index !== 0) return false;
  const isAtEnd = text.length - at - found[0].length <= MAX_AFTER + 1;
  return isAtEnd && /\d/.test(text.slice(0, at));
}

const ORIGINAL =
  /^[-_=]{3,40} ?(?:original|forwarded|urspr[uü]ngliche|weitergeleitete|message d.origine|mensaje|oorspronkelijk|messaggio|wiadomo|oryginalna|originalmeddelande|пересыла|исходное|原始|元の).{0,40}?[-_=]{3,40}$/i;

const FROM =
  /^[*_|> ]{0,6}(?:From|Von|De|Da|Van|Od|Från|Fra|Expéditeur|Remitente|От кого|От|差出人|发件人|寄件者) ?\*? ?[:：]/i;
const NEXT =
  /^[*_|> ]{0,6}(?:Sent|Date|To|Subject|Gesendet|Datum|An|Betreff|Envoyé|À|Objet|Enviado|Enviado el|Fecha|Para|Asunto|Verzonden|Aan|Onderwerp|Wysłano|Data|Do|Temat|Inviato|Oggetto|Skickat|Till|Дата|Отправлено|Кому|Тема|送信日時|日時|宛先|件名|发送时间|收件人|主题) ?\*? ?[:：]/i;
const RULE = /^[-_=*]{5,200}$/;

const WRAPPED = 4;
const LONGEST = 700;
const OF_A_BLOCK = 5;
/** Of lines that end like an attribution. */
const MAX_CANDIDATES = 2_000;

export function quoteHeaderAt(lines: string[], start = 0): number {
  const attributions = new Attributions(lines);
  for (let at = start; at < lines.length; at += 1) {
    if (!isHeader(lines, at, attributions)) continue;
    let first = at;
    while (first > start && isRuleOrBlank(lines[first - 1]!)) first -= 1;
    return first;
  }
  return -1;
}

const isRuleOrBlank = (line: string): boolean => line.trim() === '' || RULE.test(line.trim());

function isHeader(lines: string[], at: number, attributions: Attributions): boolean {
  const line = lines[at]!.trim();
  if (line === '') return false;
  if (ORIGINAL.test(line)) return true;
  const next = lines.slice(at + 1, at + OF_A_BLOCK).map((one) => one.trim());
  if (FROM.test(line) && next.some((one) => NEXT.test(one))) return true;
  if (NEXT.test(line) && next.some((one) => FROM.test(one))) return true;
  return attributions.beginsAt(at);
}

/** Remembers what it has read, because an attribution depends on the lines after it. */
class Attributions {
  private readonly known = new Map<number, boolean>();
  private candidates = 0;

  constructor(private readonly lines: string[]) {}

  beginsAt(at: number): boolean {
    const known = this.known.get(at) ?? this.read(at);
    this.known.set(at, known);
    return known;
  }

  private read(at: number): boolean {
    let text = '';
    for (const line of this.lines.slice(at, at + WRAPPED)) {
      if (line.trim() === '') return false;
      text = `${text} ${line.trim()}`.trim();
      if (text.length > LONGEST) return false;
      if (!/[:：-]$/.test(text) || !this.matches(text)) continue;
      // Prefers the shorter match if a line of the reply is right above it.
      return text === line.trim() || !this.beginsAt(at + 1);
    }
    return false;
  }

  private matches(text: string): boolean {
    if ((this.candidates += 1) > MAX_CANDIDATES) return false;
    return namesAddress(text) || ATTRIBUTIONS.some((pattern) => pattern.test(text));
  }
}
