/** Every repetition is bounded, to keep matching fast. */
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
  /^-{2,}.{4,300}\bwrote ?:? ?-{2,}$/i,
  // Any language: a date, our address, a colon.
  /^.{0,200}\d{1,4}.{0,200}<[^<>\s]{1,100}@[^<>\s]{1,100}> ?.{0,60}[:：]$/,
];

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

export function quoteHeaderAt(lines: string[], start = 0): number {
  for (let at = start; at < lines.length; at += 1) {
    if (!isHeader(lines, at)) continue;
    let first = at;
    while (first > start && isRuleOrBlank(lines[first - 1]!)) first -= 1;
    return first;
  }
  return -1;
}

const isRuleOrBlank = (line: string): boolean => line.trim() === '' || RULE.test(line.trim());

function isHeader(lines: string[], at: number): boolean {
  const line = lines[at]!.trim();
  if (line === '') return false;
  if (ORIGINAL.test(line)) return true;
  const next = lines.slice(at + 1, at + OF_A_BLOCK).map((one) => one.trim());
  if (FROM.test(line) && next.some((one) => NEXT.test(one))) return true;
  if (NEXT.test(line) && next.some((one) => FROM.test(one))) return true;
  return isAttribution(lines, at);
}

function isAttribution(lines: string[], at: number): boolean {
  let text = '';
  for (const line of lines.slice(at, at + WRAPPED)) {
    if (line.trim() === '') return false;
    text = `${text} ${line.trim()}`.trim();
    if (text.length > LONGEST) return false;
    if (/[:：-]$/.test(text) && ATTRIBUTIONS.some((pattern) => pattern.test(text))) {
      // Prefers the shorter match if a line of the reply is right above it.
      return text === line.trim() || !isAttribution(lines, at + 1);
    }
  }
  return false;
}
