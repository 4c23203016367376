/**
 * Answers to a mail of ours as other people's programs write them. Each has its own way to name,
 * mark and wrap a quotation, and sends other MIME parts.
 */
export type SentMail = {
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  messageId: string;
  at: Date;
};

export const PROGRAMS = [
  'outlook-windows',
  'outlook-mac',
  'outlook-web',
  'outlook-phone',
  'gmail-web',
  'gmail-phone',
  'apple-mail',
  'apple-phone',
  'thunderbird',
  'yahoo',
  'proton',
] as const;
export type Program = (typeof PROGRAMS)[number];

export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pl',
  'sv',
  'da',
  'pt',
  'ja',
] as const;
export type Language = (typeof LANGUAGES)[number];

export const STYLES = ['top', 'bottom', 'between'] as const;
export type Style = (typeof STYLES)[number];

type Labels = [from: string, sent: string, to: string, subject: string];

const LABELS: Record<Language, Labels> = {
  en: ['From', 'Sent', 'To', 'Subject'],
  de: ['Von', 'Gesendet', 'An', 'Betreff'],
  fr: ['De', 'Envoyé', 'À', 'Objet'],
  es: ['De', 'Enviado', 'Para', 'Asunto'],
  it: ['Da', 'Inviato', 'A', 'Oggetto'],
  nl: ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
  pl: ['Od', 'Wysłano', 'Do', 'Temat'],
  sv: ['Från', 'Skickat', 'Till', 'Ämne'],
  da: ['Fra', 'Sendt', 'Til', 'Emne'],
  pt: ['De', 'Enviado', 'Para', 'Assunto'],
  ja: ['差出人', '送信日時', '宛先', '件名'],
};

/** `who` with its address, `when` as the language writes it. */
const ATTRIBUTIONS: Record<Language, (who: string, day: string, time: string) => string> = {
  en: (who, day, time) => `On ${day} at ${time}, ${who} wrote:`,
  de: (who, day, time) => `Am ${day} um ${time} schrieb ${who}:`,
  fr: (who, day, time) => `Le ${day} à ${time}, ${who} a écrit :`,
  es: (who, day, time) => `El ${day} a las ${time}, ${who} escribió:`,
  it: (who, day, time) => `Il giorno ${day} alle ore ${time} ${who} ha scritto:`,
  nl: (who, day, time) => `Op ${day} om ${time} schreef ${who}:`,
  pl: (who, day, time) => `${day} o ${time} ${who} napisał(a):`,
  sv: (who, day, time) => `Den ${day} kl ${time} skrev ${who}:`,
  da: (who, day, time) => `Den ${day} kl. ${time} skrev ${who}:`,
  pt: (who, day, time) => `Em ${day} às ${time}, ${who} escreveu:`,
  ja: (who, day, time) => `${day} ${time} ${who}:`,
};

const FROM_PHONE: Partial<Record<Language, string>> = {
  en: 'Sent from my iPhone',
  de: 'Von meinem iPhone gesendet',
  fr: 'Envoyé de mon iPhone',
  es: 'Enviado desde mi iPhone',
  it: 'Inviato da iPhone',
  nl: 'Verzonden vanaf mijn iPhone',
  sv: 'Skickat från min iPhone',
  da: 'Sendt fra min iPhone',
  ja: 'iPhoneから送信',
};

export type Answer = {
  program: Program;
  language: Language;
  style: Style;
  /** The writer's words; below each other, or each under a quoted part. */
  words: string[];
  /** For `between`: lines of our text, under which each of `words` stands. */
  under?: string[];
  messageId: string;
  signature?: string[];
};

const day = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: language === 'ja' ? 'medium' : 'full',
    timeZone: 'Europe/London',
  }).format(at);

const time = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' }).format(at);

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const paragraphs = (words: string[]): string =>
  words.map((one) => `<div>${escaped(one).replaceAll('\n', '<br>')}</div>`).join('<div><br></div>');

const attribution = ({ from, at }: SentMail, language: Language): string =>
  ATTRIBUTIONS[language](`${from.name} <${from.address}>`, day(at, language), time(at));

const block = ({ from, to, at, subject }: SentMail, language: Language): [string, string][] => {
  const [fromLabel, sentLabel, toLabel, subjectLabel] = LABELS[language];
  return [
    [fromLabel, `${from.name} <${from.address}>`],
    [sentLabel, `${day(at, language)} ${time(at)}`],
    [toLabel, `${to.name} <${to.address}>`],
    [subjectLabel, subject],
  ];
};

const quoted = (text: string): string => text.replace(/^/gm, '> ').replace(/^> $/gm, '>');

/** As Gmail does in its plain part; Thunderbird marks the rest of a line as well. */
function wrapped(text: string, width: number, mark: string): string {
  const lines = text.split('\n').flatMap((line) => {
    if (line.length <= width || !line.includes(' ')) return [line];
    const parts: string[] = [''];
    for (const word of line.split(' ')) {
      const last = parts.at(-1)!;
      if (last !== '' && last.length + word.length >= width) parts.push(word);
      else parts[parts.length - 1] = last === '' ? word : `${last} ${word}`;
    }
    return parts;
  });
  return lines.map((line) => (line === '' ? mark.trimEnd() : `${mark}${line}`)).join('\n');
}

const FORMATS: Record<
  Program,
  { hasHtml: boolean; hasText: boolean; isBlock: boolean; isMarked: boolean; agent: string[] }
> = {
  'outlook-windows': {
    hasHtml: true,
    hasText: true,
    isBlock: true,
    isMarked: false,
    agent: [
      'X-Mailer: Microsoft Outlook 16.0',
      'Thread-Index: AQHb1w==',
      'Content-Language: en-gb',
    ],
  },
  'outlook-mac': {
    hasHtml: true,
    hasText: true,
    isBlock: true,
    isMarked: false,
    agent: ['user-agent: Microsoft-MacOutlook/16.103'],
  },
  'outlook-web': {
    hasHtml: true,
    hasText: true,
    isBlock: true,
    isMarked: false,
    agent: ['X-MS-Has-Attach:', 'X-MS-Exchange-Organization-SCL: 1'],
  },
  'outlook-phone': {
    hasHtml: true,
    hasText: true,
    isBlock: true,
    isMarked: false,
    agent: ['X-MS-Has-Attach:'],
  },
  'gmail-web': {
    hasHtml: true,
    hasText: true,
    isBlock: false,
    isMarked: true,
    agent: ['X-Gm-Message-State: AOJu0Y'],
  },
  'gmail-phone': {
    hasHtml: true,
    hasText: true,
    isBlock: false,
    isMarked: true,
    agent: ['X-Gm-Message-State: AOJu0Z'],
  },
  'apple-mail': {
    hasHtml: true,
    hasText: true,
    isBlock: false,
    isMarked: true,
    agent: ['X-Mailer: Apple Mail (2.3826.600.51)'],
  },
  'apple-phone': {
    hasHtml: true,
    hasText: false,
    isBlock: false,
    isMarked: true,
    agent: ['X-Mailer: iPhone Mail (23A341)'],
  },
  thunderbird: {
    hasHtml: false,
    hasText: true,
    isBlock: false,
    isMarked: true,
    agent: ['User-Agent: Mozilla Thunderbird'],
  },
  yahoo: {
    hasHtml: true,
    hasText: true,
    isBlock: false,
    isMarked: false,
    agent: ['X-Mailer: WebService/1.1.24652 YMailNorrin'],
  },
  proton: {
    hasHtml: true,
    hasText: false,
    isBlock: false,
    isMarked: true,
    agent: ['X-Pm-Message-Id: 0f3a'],
  },
};

const WIDTH = 76;

function quotationText(mail: SentMail, { program, language, style, words, under = [] }: Answer) {
  const { isBlock, isMarked } = FORMATS[program];
  const header = isBlock
    ? [
        ...(program === 'outlook-phone' ? ['________________________________'] : []),
        ...block(mail, language).map(([label, value]) => `${label}: ${value}`),
      ].join('\n')
    : wrapped(attribution(mail, language), program.startsWith('gmail') ? WIDTH : 400, '');
  const lines = mail.text.split('\n');
  const parts: string[] = [];
  let begun = 0;
  for (const [index, line] of style === 'between' ? under.entries() : []) {
    const at = lines.indexOf(line, begun);
    if (at < 0) throw new Error(`Our mail has no line "${line}"`);
    parts.push(lines.slice(begun, at + 1).join('\n'), `\u0000${words[index]}`);
    begun = at + 1;
  }
  parts.push(lines.slice(begun).join('\n'));
  const body = parts.map((part) => {
    if (part.startsWith('\u0000')) return isMarked ? part.slice(1) : `\n${part.slice(1)}\n`;
    if (!isMarked) return part;
    return program.startsWith('gmail') ? wrapped(part, WIDTH, '> ') : quoted(part);
  });
  return `${header}\n${isBlock || program === 'gmail-web' ? '\n' : ''}${body.join('\n')}`;
}

function htmlOf(mail: SentMail, answer: Answer): string {
  const { program, language, style, words, signature = [] } = answer;
  const inner = mail.html.replace(/^[^]*<body[^>]*>/, '').replace(/<\/body>[^]*$/, '');
  const own = style === 'top' ? paragraphs(words) : '';
  const below = style === 'bottom' ? paragraphs(words) : '';
  const signed =
    signature.length > 0 ? `<div>-- <br>${signature.map(escaped).join('<br>')}</div>` : '';
  const said = escaped(attribution(mail, language));
  if (FORMATS[program].isBlock) {
    const rows = block(mail, language).map(
      ([label, value]) => `<b>${label}:</b> ${escaped(value)}<br>`,
    );
    const border = 'border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm';
    return `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang="EN-GB"><div class="WordSection1">${own}${signed}<div style="${border}"><p class="MsoNormal">${rows.join('')}</p></div>${inner}${below}</div></body></html>`;
  }
  if (program.startsWith('gmail')) {
    return `<div dir="ltr">${own}</div>${signed}<br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${said}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${inner}</blockquote></div>${below}`;
  }
  if (program === 'yahoo') {
    return `<html><body><div class="ydp1yahoo-style-wrap">${own}${signed}<div><br></div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>${said}</div><div><br></div><div><div>${inner}</div></div></div>${below}</body></html>`;
  }
  if (program === 'proton') {
    return `<div style="font-family: Arial, sans-serif">${own}</div>${signed}<div class="protonmail_quote">${said}<br><blockquote class="protonmail_quote" type="cite">${inner}</blockquote></div>${below}`;
  }
  const phone = program === 'apple-phone' && style === 'top' ? FROM_PHONE[language] : undefined;
  return `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto">${own}${signed}${phone ? `<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">${phone}</div>` : ''}<div><br><blockquote type="cite">${said}<br><br></blockquote></div><blockquote type="cite"><div>${inner}</div></blockquote>${below}</body></html>`;
}

function textPart(mail: SentMail, answer: Answer): string {
  const { style, words, signature = [] } = answer;
  const signed = signature.length > 0 ? ['-- ', ...signature].join('\n') : '';
  const own = style === 'top' ? words.join('\n\n') : '';
  const below = style === 'bottom' ? words.join('\n\n') : '';
  return [own, signed, quotationText(mail, answer), below].filter(Boolean).join('\n\n');
}

const encodedWord = (text: string): string =>
  /^[\x20-\x7E]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

const inBase64 = (text: string): string =>
  Buffer.from(text.replaceAll('\n', '\r\n')).toString('base64').replace(/.{76}/g, '$&\r\n');

/**
 * Programs without a plain part get their words between quoted ones only in HTML, which is not
 * written here.
 */
export const canAnswer = ({ program, style }: Pick<Answer, 'program' | 'style'>): boolean =>
  style !== 'between' || FORMATS[program].hasText;

type Written = { text: string; html: string };
export type FileOfMail = { name: string; content: Buffer };

const inParts = (kind: string, parts: string[][]): string[] => {
  const boundary = `=_of_${kind}`;
  return [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
  ];
};

/** A body as `program` sends it: its MIME parts, with the files of the mail. */
function bodyOf(program: Program, { text, html }: Written, files: FileOfMail[] = []): string[] {
  const { hasHtml, hasText } = FORMATS[program];
  const part = (type: string, content: string): string[] => [
    `Content-Type: text/${type}; charset="utf-8"`,
    'Content-Transfer-Encoding: base64',
    '',
    inBase64(content),
  ];
  const words = [
    ...(hasText ? [part('plain', text)] : []),
    ...(hasHtml ? [part('html', html)] : []),
  ];
  const body = words.length === 1 ? words[0]! : inParts('alternative', words);
  if (files.length === 0) return body;
  const attached = files.map(({ name, content }) => [
    'Content-Type: application/octet-stream',
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    content.toString('base64').replace(/.{76}/g, '$&\r\n'),
  ]);
  return inParts('mixed', [body, ...attached]);
}

/** The complete mail, sent by the recipient of `mail` to its reply address. */
export function answerTo(mail: SentMail, replyTo: string, answer: Answer): string {
  const { program } = answer;
  return [
    `From: ${encodedWord(mail.to.name)} <${mail.to.address}>`,
    `To: ${mail.from.name} <${replyTo}>`,
    `Subject: ${encodedWord(`Re: ${mail.subject}`)}`,
    `Date: ${new Date(mail.at.getTime() + 3_600_000).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${answer.messageId}`,
    `In-Reply-To: ${mail.messageId}`,
    `References: ${mail.messageId}`,
    'MIME-Version: 1.0',
    ...FORMATS[program].agent,
    ...bodyOf(program, { text: textPart(mail, answer), html: htmlOf(mail, answer) }),
    '',
  ].join('\r\n');
}

/** A mail whose writer deleted the quotation. `head` has its addresses, subject and id. */
export function mailAlone(
  program: Program,
  head: string[],
  text: string,
  files: FileOfMail[] = [],
): string {
  const html = `<html><body>${paragraphs(text.split('\n\n'))}</body></html>`;
  const said = [...FORMATS[program].agent, ...bodyOf(program, { text, html }, files)];
  return [...head, 'MIME-Version: 1.0', ...said, ''].join('\r\n');
}
