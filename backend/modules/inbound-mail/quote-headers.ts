/**
 * Every repetition is bounded, and no two beside each other match the same characters, so that no
 * pattern walks back far.
 */
const WROTE =
  /(?:^|[\s>,])(?:wrote|schrieb|schreef|skrev|a écrit|escribió|ha scritto|escreveu|napisał(?:\(a\)|a)?|pisze|napsal(?:\(a\)|a)?|napísal(?:\(a\)|a)?|je napisa[ol]|kirjoitti|írta|a scris|a írt|rašė|rakstīja|kirjutas|yazdı|viết|menulis|escrigué|va escriure|έγραψε|пишет|написал(?:\(а\)|а)?|написа|написав|пише|כתב|كتب)(?=[\s:：,<(]|$)/iu;
const WROTE_WITHOUT_SPACES = /(?:写道|寫道|のメール|書きました|작성|さんのメッセージ)/;
const DATE =
  /\d{1,4}\s?[./年:-]\s?\d|\b\d{4}\b|\d{1,2}(?:st|nd|rd|th)?\.? \p{L}{3,12}|\p{L}{3,12}\.? \d{1,2}\b/u;
const ADDRESS = /[^<>\s@]{1,100}@[^<>\s@]{1,100}/;
/** "On … wrote:" in the languages that begin so. */
const OPENING = /^(?:On|Am|Le|El|Il|Op|Em|A|Den|På|Ngày|Pada)\s/i;
const DAY_FIRST =
  /^(?:(?:On|Am|Le|El|Il|Op|Em|A|Den|På|W dniu|Dnia|Dne|Dňa|В|W|Ngày|Pada)\s)?(?:[\p{L}-]{2,20}[.,]{0,2}\s{1,3}){0,3}\d{1,4}[.,:/年\s-]/u;
const LAST_VERB = /(?:wrote|schrieb|skrev|écrit|schreef)[ -]*$/i;
const DECORATION = /^[-*_>|\s]{0,8}/;
const MAX_LENGTH = 600;

const undecorated = (line: string): string =>
  line.replace(DECORATION, '').replace(/[*_\s-]{1,40}$/, '');

/** A line such as "On Monday, 30 November 2026 at 09:00, Amira wrote:", in one line. */
function isAttribution(line: string): boolean {
  if (line.length > MAX_LENGTH) return false;
  const text = undecorated(line);
  const ends = /[:：]$/.test(text);
  if (text.length < 6 || !(ends || LAST_VERB.test(text))) return false;
  const names = ADDRESS.test(text);
  const isDated = DATE.test(text);
  if (WROTE.test(text)) {
    if (ends) return (names || isDated) && endsSoonAfter(text);
    return names && isDated;
  }
  if (WROTE_WITHOUT_SPACES.test(text)) return ends;
  if (/^\d{4}年/.test(text)) return ends;
  return ends && isDated && namesAddressLast(text);
}

/** "… schrieb am Fr., 28. Apr. 2017 um 11:53 Uhr:" and "… wrote:", not "he wrote that I am to do this:". */
function endsSoonAfter(text: string): boolean {
  const { index = 0, 0: verb = '' } = WROTE.exec(text) ?? {};
  const after = text.slice(index + verb.length).replace(/[:：]$/, '');
  const isExpected = after.trim() === '' || [DATE, ADDRESS].some((one) => one.test(after));
  return after.length <= 200 && (isExpected || OPENING.test(text));
}

/** Any language: a date, an address in brackets, a colon. */
function namesAddressLast(text: string): boolean {
  const at = text.lastIndexOf('<');
  if (at < 0 || !/\d/.test(text.slice(0, at))) return false;
  const rest = text.slice(at);
  return rest.length <= 160 && /^<[^<>\s@]{1,100}@[^<>\s@]{1,100}>/.test(rest);
}

const ORIGINAL =
  /^[*_>|\s]{0,4}[-_=]{3,40} ?(?:original|forwarded|urspr[uü]ngliche|weitergeleitete|message d.origine|mensaje|oorspronkelijk|messaggio|wiadomo|oryginalna|originalmeddelande|oprindelig|opprinnelig|alkuperäinen|původní|pôvodná|eredeti|пересыла|исходное|原始|元の).{0,40}?[-_=]{3,40}\*?$/i;

const LABEL =
  /^[*_|> ]{0,6}([\p{L}\p{M}][\p{L}\p{M} ]{0,24}?) ?\*{0,2} ?[:：]\*{0,2}(?:\s|$|(?=[^\s/]))/u;
const FROM =
  /^(?:From|Von|De|Da|Van|Od|Från|Fra|Lähettäjä|Feladó|Kimden|Expéditeur|Remitente|От кого|От|Від|差出人|发件人|寄件者|보낸 사람|מאת|من)$/i;
const SUBJECT =
  /^(?:Subject|Betreff|Objet|Asunto|Onderwerp|Assunto|Temat|Oggetto|Ämne|Emne|Aihe|Tárgy|Konu|Předmět|Predmet|Тема|件名|主题|主旨|제목|נושא|الموضوع)$/i;
const NEXT =
  /^(?:Sent|Date|To|Gesendet|Datum|An|Envoyé|À|Enviado|Enviado el|Fecha|Para|Verzonden|Aan|Wysłano|Data|Do|Inviato|A|Skickat|Till|Sendt|Dato|Til|Lähetetty|Vastaanottaja|Odesláno|Komu|Poslano|Za|Elküldve|Címzett|Дата|Отправлено|Кому|送信日時|日時|宛先|发送时间|收件人|보낸 날짜|받는 사람)$/i;
const TIME = /\d{1,2}[:.]\d\d/;
const RULE = /^[-_=*]{5,200}$/;

const WRAPPED_ADDRESS = /^[*_|> ]{0,6}\S{1,80}@\S{1,80}/;

const OF_A_BLOCK = 10;
const WRAPPED = 6;
const MAX_BLANK = 3;
/** Of lines that end like an attribution. */
const MAX_CANDIDATES = 500;

type Header = { first: number; last: number };

/**
 * The first header of a quotation from `start` on: the line or lines above what is quoted. Blank
 * lines and rules above it belong to it.
 */
export function quoteHeaderAt(lines: string[], start = 0): Header | null {
  let candidates = 0;
  for (let at = start; at < lines.length; at += 1) {
    const last = endOfBlock(lines, at);
    if (last !== null) return { first: withRulesAbove(lines, at, start), last };
    if (!endsLikeOne(lines[at]!) || (candidates += 1) > MAX_CANDIDATES) continue;
    const first = startOfAttribution(lines, at, start);
    if (first !== null) return { first: withRulesAbove(lines, first, start), last: at };
  }
  return null;
}

/** The header that ends directly above the line `end`. */
export function quoteHeaderAbove(lines: string[], end: number): Header | null {
  let last = end - 1;
  while (last >= 0 && end - last <= MAX_BLANK && isRuleOrBlank(lines[last]!)) last -= 1;
  if (last < 0) return null;
  for (let at = Math.max(0, last - OF_A_BLOCK); at <= last; at += 1) {
    const found = endOfBlock(lines, at);
    if (found !== null && found >= last) return { first: withRulesAbove(lines, at, 0), last };
  }
  const first = startOfAttribution(lines, last, 0);
  return first === null ? null : { first: withRulesAbove(lines, first, 0), last };
}

/** Much cheaper than to look at the lines above as well. */
const endsLikeOne = (line: string): boolean =>
  line.length <= MAX_LENGTH && (/[:：][*_\s-]{0,40}$/.test(line) || LAST_VERB.test(line));

const isRuleOrBlank = (line: string): boolean =>
  line.replace(/^[>|\s]+/, '') === '' || RULE.test(line.trim());

function withRulesAbove(lines: string[], at: number, start: number): number {
  let first = at;
  while (first > start && isRuleOrBlank(lines[first - 1]!)) first -= 1;
  return first;
}

const labelOf = (line: string): string | null =>
  line.length > MAX_LENGTH ? null : (LABEL.exec(line)?.[1]?.trim() ?? null);

/** Labels in any language, if together they name a sender, and when or about what. */
function endOfBlock(lines: string[], at: number): number | null {
  if (ORIGINAL.test(lines[at]!)) {
    const below = lines.slice(at + 1, at + 1 + MAX_BLANK).findIndex((line) => line.trim() !== '');
    return (below < 0 ? null : endOfLabels(lines, at + 1 + below)) ?? at;
  }
  return endOfLabels(lines, at);
}

function endOfLabels(lines: string[], at: number): number | null {
  let last = at - 1;
  const labels: string[] = [];
  let [isAddressed, isTimed] = [false, false];
  for (const line of lines.slice(at, at + OF_A_BLOCK)) {
    const label = labelOf(line);
    const isWrapped = labels.length > 0 && WRAPPED_ADDRESS.test(line);
    if (label === null && !isWrapped) break;
    if (label !== null) labels.push(label);
    isAddressed ||= ADDRESS.test(line);
    isTimed ||= TIME.test(line) && DATE.test(line);
    last += 1;
  }
  if (labels.length < 2) return null;
  const hasSender = labels.slice(0, 3).some((label) => FROM.test(label));
  const hasSubject = labels.some((label) => SUBJECT.test(label));
  const hasNext = labels.some((label) => NEXT.test(label));
  const isKnown = hasSender && (hasSubject || (hasNext && (isAddressed || isTimed)));
  return isKnown || (labels.length >= 3 && isAddressed && isTimed) ? last : null;
}

/**
 * Of the attribution that ends in this line. It may be wrapped; of all lines with which it can
 * begin the last is taken, since a line of the reply may stand directly above.
 */
function startOfAttribution(lines: string[], last: number, start: number): number | null {
  let text = '';
  for (let at = last; at >= start && last - at < WRAPPED; at -= 1) {
    const line = lines[at]!.trim();
    if (line.length > MAX_LENGTH || undecorated(line) === '') return null;
    text = `${line} ${text}`.trim();
    if (!isAttribution(text)) continue;
    let first = at;
    while (first > start && last - first < WRAPPED && isDateAbove(lines[first - 1]!, text)) {
      first -= 1;
      text = `${lines[first]!.trim()} ${text}`;
    }
    return first;
  }
  return null;
}

/** Wrapped between its date and its sender. */
const isDateAbove = (line: string, below: string): boolean =>
  DAY_FIRST.test(undecorated(line)) && !/\b(?:19|20)\d\d\b/.test(below);
