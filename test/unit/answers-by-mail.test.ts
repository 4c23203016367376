import { fingerprintOf, KnownTexts } from '../../backend/mail/fingerprint';
import { renderHtml, renderText, type MailContent } from '../../backend/mail/mail-layout';
import { wordsOfHtml } from '../../backend/modules/inbound-mail/mail-fingerprints';
import { readBody } from '../../backend/modules/inbound-mail/read-body';
import { seeded, seedOf } from '../support/chance';
import {
  answerTo,
  canAnswer,
  LANGUAGES,
  PROGRAMS,
  STYLES,
  type SentMail,
} from '../support/world/mails';

const ANSWERS = 240;
const seed = seedOf('ANSWERS_SEED');
const random = seeded(seed);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const LINK = 'https://portal.fenwright.example/act#0f3aQ.REQ-000123.y';
const KEY = 'key of a request';

const QUESTIONS = ['1. Which sites first?', '2. From when?', '3. Who may see the data?'];

const contents: MailContent[] = [
  {
    subject: 'An answer to your request REQ-000123',
    preview: 'Which depot has no data for March?',
    greeting: 'Hello Amira,',
    paragraphs: ['Our team has answered your request “Demand forecasting”:'],
    quote: QUESTIONS.join('\n'),
    next: 'It is your turn: our team is waiting for your answer.',
    button: { label: 'Read it and reply', url: LINK },
    replyNote:
      'You can reply to this e-mail: your reply is added to the request for our team to read.',
    signedBy: { name: 'Priya Nair', role: 'Manager' },
    reason: 'You get this because you raised this request with us.',
    choicesUrl: `${LINK}/mails`,
  },
  {
    subject: 'Your request REQ-000123 is in review',
    preview: 'We look at it now.',
    greeting: 'Hello Amira,',
    paragraphs: [
      'We have begun to review your request, and we shall be back with a plan for the pilot by Friday, 4 December.',
    ],
    stages: { names: ['Received', 'In review', 'Agreed', 'In progress', 'Done'], at: 1 },
    facts: [
      ['Request', 'Demand forecasting for 14 depots'],
      ['Reason', 'The sample arrived on Monday & looks complete'],
    ],
    quote: QUESTIONS.join('\n'),
    entries: [
      { title: 'A file was added', when: '27 November, 14:02', lines: ['sample.csv, 12 MB'] },
    ],
    button: { label: 'Open the request', url: LINK },
    replyNote:
      'You can reply to this e-mail: your reply is added to the request for our team to read.',
    reason: 'You get this because you raised this request with us.',
  },
];

const sent = contents.map((content): SentMail => ({
  from: { name: 'Fenwright', address: 'hello@fenwright.example' },
  to: { name: 'Zoë Müller-Khan', address: 'amira@northgate.example' },
  subject: content.subject,
  text: renderText(content),
  html: renderHtml(content),
  messageId: '<0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77@fenwright.example>',
  at: new Date('2026-11-30T09:04:00Z'),
}));

const known = (mail: SentMail) => ({
  site: 'portal.fenwright.example',
  sent: new KnownTexts(KEY, [fingerprintOf(KEY, [mail.text, wordsOfHtml(mail.html)])]),
});

const WORDS = [
  'Yes, please start in January.',
  'please plan the pilot as follows:\n\nFrom: 11 January\nTo: 5 February\nSite: the Leeds warehouse',
  'Yes to question one.\n\n--\n\nNo to question two: do not start before February.',
  'Sent via DHL this morning, tracking number 4711.',
  'Depot 4 has none for March. Its scanner was broken, and Sam wrote:\n"we lost eleven days"',
  'Nein, bitte erst ab März. Die Lager Köln und Düsseldorf zuerst.',
  'はい、お願いします。',
  'Oui, d’accord pour la semaine du 11 janvier.',
  'Two things.\n\n* The Leeds warehouse comes first\n* York follows in March',
  'OK',
  'The address is https://northgate.example/depots?id=4#map and the code is 4-8-15.',
  'On Monday I am away. On Tuesday we can talk.',
  'Date: 5 February. Price: as agreed.',
];

describe(`Answers to our own mails (ANSWERS_SEED=${seed})`, () => {
  const cases = Array.from({ length: ANSWERS }, (_, index) => {
    const program = PROGRAMS[index % PROGRAMS.length]!;
    const styles = STYLES.filter((style) => canAnswer({ program, style }));
    return {
      number: index + 1,
      mail: oneOf(sent),
      program,
      language: oneOf(LANGUAGES),
      style: oneOf(styles),
      words: [oneOf(WORDS), oneOf(WORDS)],
      messageId: `<answer-${index}@northgate.example>`,
    };
  });

  it.each(cases)('$number: $program, $language, $style', async ({ mail, ...answer }) => {
    const under = [`> ${QUESTIONS[0]}`, `> ${QUESTIONS[1]}`];
    const raw = answerTo(mail, 'reply+token@fenwright.example', { ...answer, under });
    const { text, rest } = await readBody(Buffer.from(raw), known(mail));
    const [first, second] = answer.words;
    const wanted =
      answer.style === 'between'
        ? `> ${QUESTIONS[0]}\n${first}\n\n> ${QUESTIONS[1]}\n${second}`
        : `${first}\n\n${second}`;
    expect(text).toBe(wanted);
    expect(rest).toContain('You get this because');
  });
});
