import { readStatement, type Statement } from './read-statement';

const read = (text: string) => readStatement(new TextEncoder().encode(text), null);
const statementOf = (text: string) => read(text) as Statement;

const V2 = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02';
const V8 = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';

const entry = ({
  amount = '1200.00',
  ccy = 'GBP',
  more = '',
  status = 'BOOK',
  sign = 'CRDT',
} = {}) =>
  `<Ntry><Amt Ccy="${ccy}">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>${status}</Sts>` +
  `<BookgDt><Dt>2026-11-27</Dt></BookgDt>${more}</Ntry>`;

const account = (id: string) => `<Acct><Id><IBAN>${id}</IBAN></Id></Acct>`;

const camt = (entries: string, iban = 'GB33BUKB20201555555555') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${V2}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt>${account(iban)}
${entries}
</Stmt></BkToCstmrStmt></Document>`;

describe('CAMT.053', () => {
  it('version 02 is read with its words', () => {
    const details = `<NtryDtls><TxDtls>
      <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      <RltdPties><Dbtr><Nm>M&#252;ller &amp; Sons &lt;Ltd&gt;</Nm></Dbtr></RltdPties>
      <RmtInf><Ustrd>INV-000123</Ustrd><Ustrd>and thanks</Ustrd>
        <Strd><CdtrRefInf><Ref>RF18 5390</Ref></CdtrRefInf></Strd></RmtInf>
    </TxDtls></NtryDtls>`;
    expect(read(camt(entry({ more: details })))).toEqual({
      format: 'camt.053',
      lines: [
        {
          account: 'GB33BUKB20201555555555',
          day: '2026-11-27',
          minor: 120_000,
          currency: 'GBP',
          text: 'Müller & Sons <Ltd> INV-000123 and thanks RF18 5390',
          place: 0,
          isReversal: false,
        },
      ],
      unread: [],
    });
  });

  it('version 08 is read with prefixes, two statements and accounts without IBAN', () => {
    const stmt = (id: string, sign: string) => `<c:Stmt>
      <c:Acct><c:Id><c:Othr><c:Id>${id}</c:Id></c:Othr></c:Id></c:Acct>
      <c:Ntry><c:Amt Ccy="JPY">5000</c:Amt><c:CdtDbtInd>${sign}</c:CdtDbtInd>
      <c:Sts><c:Cd>BOOK</c:Cd></c:Sts><c:BookgDt><c:DtTm>2026-11-27T10:00:00</c:DtTm></c:BookgDt>
      <c:NtryDtls><c:TxDtls><c:Refs><c:EndToEndId>E2E-1</c:EndToEndId></c:Refs>
      <c:RltdPties><c:Dbtr><c:Pty><c:Nm>Ōsaka KK</c:Nm></c:Pty></c:Dbtr></c:RltdPties>
      </c:TxDtls></c:NtryDtls></c:Ntry></c:Stmt>`;
    const text = `<c:Document xmlns:c="${V8}"><c:BkToCstmrStmt>${stmt('1', 'CRDT')}${stmt('2', 'DBIT')}</c:BkToCstmrStmt></c:Document>`;
    expect(
      statementOf(text).lines.map(({ account: id, minor, text: words }) => [id, minor, words]),
    ).toEqual([
      ['1', 5_000, 'Ōsaka KK E2E-1'],
      ['2', -5_000, 'Ōsaka KK E2E-1'],
    ]);
  });

  it('has the statements of all its messages', () => {
    const text = camt(entry()).replace(/<BkToCstmrStmt>.*<\/BkToCstmrStmt>/s, '$&$&');
    expect(statementOf(text).lines.map(({ place }) => place)).toEqual([0, 1]);
  });

  it('a reversal keeps the direction of its indicator and is marked', () => {
    const { lines } = statementOf(
      camt(
        entry({
          sign: 'DBIT',
          more: '<RvslInd>true</RvslInd><AddtlNtryInf>Returned</AddtlNtryInf>',
        }),
      ),
    );
    expect(lines).toMatchObject([{ minor: -120_000, isReversal: true, text: 'Returned' }]);
  });

  it('splits a collected entry if its parts are the whole, and keeps it otherwise', () => {
    const parts = (...amounts: string[]) =>
      `<NtryDtls>${amounts
        .map(
          (one, at) =>
            `<TxDtls><AmtDtls><TxAmt><Amt Ccy="GBP">${one}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>INV ${at}</Ustrd></RmtInf></TxDtls>`,
        )
        .join('')}</NtryDtls>`;
    const whole = statementOf(camt(entry({ more: parts('1000.00', '200') })));
    expect(whole.lines.map(({ minor, text }) => [minor, text])).toEqual([
      [100_000, 'INV 0'],
      [20_000, 'INV 1'],
    ]);
    const instructed = parts('1000.00', '200').replaceAll('TxAmt>', 'InstdAmt>');
    expect(statementOf(camt(entry({ more: instructed }))).lines).toEqual(whole.lines);
    const differing = statementOf(camt(entry({ more: parts('1000.00', '100') })));
    expect(differing.lines.map(({ minor, text }) => [minor, text])).toEqual([
      [120_000, 'INV 0 INV 1'],
    ]);
  });

  it.each([
    ['1200.0', 'GBP', 120_000],
    ['1200.00000', 'GBP', 120_000],
    ['5000.', 'JPY', 5_000],
    ['1.234', 'KWD', 1_234],
  ])('%s %s is %d', (amount, ccy, minor) =>
    expect(statementOf(camt(entry({ amount, ccy }))).lines[0]!.minor).toBe(minor),
  );

  it.each([
    ['pending', { status: 'PDNG' }, 'It is not yet booked'],
    ['for information', { status: 'INFO' }, 'Its status is “INFO”, not booked'],
    ['too precise', { amount: '1.001' }, '“1.001” is not an amount in GBP'],
    ['below zero', { amount: '-1' }, '“-1” is not an amount in GBP'],
    ['in no currency', { ccy: 'QQQ' }, '“QQQ” is not a currency'],
    ['without direction', { sign: '' }, 'It does not say whether it is a credit or a debit'],
    ['of nothing', { amount: '0.00' }, 'The amount is zero'],
  ])('an entry that is %s is named with its line', (_, given, why) => {
    const { lines, unread } = statementOf(camt(`${entry()}\n\n${entry(given)}`));
    expect(lines).toHaveLength(1);
    expect(unread).toEqual([{ line: 6, why }]);
  });

  it('reads CDATA as the text that it is', () => {
    const more = '<AddtlNtryInf><![CDATA[a &amp; <b>\nc]]></AddtlNtryInf>';
    expect(statementOf(camt(entry({ more }))).lines[0]!.text).toBe('a &amp; <b> c');
  });

  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', { refused: 'document-type' }],
    [
      'a file of the server',
      '<?xml version="1.0"?><!doctype a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      { refused: 'document-type' },
    ],
    ['deep nesting', '<a>'.repeat(50) + '</a>'.repeat(50), { refused: 'too-deep' }],
    [
      'open elements',
      '<Document>\n<BkToCstmrStmt></Document>',
      { refused: 'broken-xml', detail: '2' },
    ],
    ['another message', '<Document><BkToCstmrAcctRpt/></Document>', { refused: 'not-a-statement' }],
    ['a web page', '<html><body>Sign in</body></html>', { refused: 'not-a-statement' }],
  ])('%s is refused', (_, text, refusal) => expect(read(text)).toEqual(refusal));

  it('leaves unknown entities as they are written', () => {
    const more = '<AddtlNtryInf>&lol; &amp;lt; &#x41;</AddtlNtryInf>';
    expect(statementOf(camt(entry({ more }))).lines[0]!.text).toBe('&lol; &lt; A');
  });

  it.each(['<__proto__><minor>1</minor></__proto__>', '<constructor>x</constructor>'])(
    '%s changes nothing outside of the file',
    (more) => {
      read(camt(entry({ more })));
      expect(({} as { minor?: unknown }).minor).toBeUndefined();
      expect(statementOf(camt(entry())).lines).toHaveLength(1);
    },
  );

  it('is limited in lines, and reads 5,000 entries within seconds', () => {
    const started = performance.now();
    expect(statementOf(camt(entry().repeat(5_000))).lines).toHaveLength(5_000);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(read(camt(entry().repeat(5_001)))).toEqual({ refused: 'too-many-lines' });
  });
});
