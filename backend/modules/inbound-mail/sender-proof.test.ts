import { dmarcOf, TOPMOST } from './judge-headers';
import { readHead } from './read-head';

const SERVER = 'mx.fenwright.example';
const headOf = (...headers: string[]) =>
  readHead(Buffer.from([...headers, '', 'Hello'].join('\r\n')));

const verdictOf = (result: string, from = 'amira@northgate.example') =>
  dmarcOf(headOf(`Authentication-Results: ${result}`, `From: ${from}`), SERVER);

describe('The DMARC result of our server', () => {
  it.each([
    `${SERVER}; dmarc=pass header.from=northgate.example`,
    `${SERVER} 1; spf=pass smtp.mailfrom=a@b.example; dmarc=pass (p=reject dis=none) header.from=northgate.example`,
    `${SERVER.toUpperCase()};\r\n\tdkim=pass header.d=x.example;\r\n\tdmarc=pass header.from=NorthGate.example`,
    `"${SERVER}" ; DMARC (a (nested; dmarc=fail) comment)/1 = PASS header.from = "northgate.example"`,
    `(first) ${SERVER}; dmarc=pass reason="ok; dmarc=fail" header.from=northgate.example policy.dmarc=none`,
  ])('passes with %j', (result) => {
    expect(verdictOf(result)).toBe('pass');
  });

  it.each([
    ['the envelope sender', 'spf=pass smtp.mailfrom=dmarc=pass@evil.example'],
    ['HELO', 'spf=none smtp.helo=dmarc=pass header.from=northgate.example'],
    ['a comment', 'spf=fail (x; dmarc=pass header.from=northgate.example)'],
    ['a nested comment', 'spf=fail (a (b) \\) ; dmarc=pass header.from=northgate.example)'],
    ['a quoted string', 'spf=pass smtp.mailfrom="x; dmarc=pass header.from=northgate.example"'],
    ['an escaped quote', 'spf=pass smtp.mailfrom="\\"; dmarc=pass header.from=northgate.example;"'],
    ['a comment without an end', 'spf=pass (; dmarc=pass header.from=northgate.example'],
    [
      'a string without an end',
      'spf=pass smtp.mailfrom="; dmarc=pass header.from=northgate.example',
    ],
    ['a property', 'dkim=pass dmarc=pass header.from=northgate.example'],
    ['a property’s name', 'dkim=pass header.dmarc=pass header.from=northgate.example'],
    ['another method', 'x-dmarc=pass header.from=northgate.example'],
    ['a method’s reason', 'spf=pass reason=dmarc=pass header.from=northgate.example'],
    ['an encoded word', 'spf=pass smtp.mailfrom==?utf-8?q?=3B_dmarc=3Dpass?='],
    ['no domain', 'dmarc=pass'],
    ['another domain', 'dmarc=pass header.from=evil.example'],
    ['a domain within', 'dmarc=pass header.from=northgate.example.evil.example'],
    ['an address', 'dmarc=pass header.from=amira@northgate.example'],
    ['two domains', 'dmarc=pass header.from=northgate.example header.from=evil.example'],
    ['two results', 'dmarc=pass header.from=northgate.example; dmarc=none header.from=x.example'],
    ['a result that begins so', 'dmarc=passed header.from=northgate.example'],
    ['a temporary error', 'dmarc=temperror header.from=northgate.example'],
  ])('does not pass by %s', (_what, results) => {
    expect(verdictOf(`${SERVER}; ${results}`)).toBe('none');
  });

  it('fails if any of several results does', () => {
    const pass = 'dmarc=pass header.from=northgate.example';
    expect(verdictOf(`${SERVER}; ${pass}; dmarc=fail header.from=x.example`)).toBe('fail');
    expect(verdictOf(`${SERVER}; dmarc=fail (p=none)`)).toBe('fail');
  });

  it('is that of the topmost header alone', () => {
    const pass = `${SERVER}; dmarc=pass header.from=northgate.example`;
    const below = (top: string, server: string | undefined = SERVER) =>
      dmarcOf(
        headOf(
          `Authentication-Results: ${top}`,
          `Authentication-Results: ${pass}`,
          'From: amira@northgate.example',
        ),
        server,
      );
    expect(below('evil.example; dmarc=none')).toBe('none');
    expect(below(`${SERVER}; dmarc=fail`)).toBe('fail');
    expect(below(`${SERVER}; spf=pass`)).toBe('none');
    expect(below(`${SERVER}.evil.example; dmarc=pass header.from=northgate.example`)).toBe('none');
    const unset = headOf(`Authentication-Results: ${pass}`, 'From: amira@northgate.example');
    expect(dmarcOf(unset, undefined)).toBe('none');
  });

  it('of a server that names itself nowhere is the topmost, if the setting says so', () => {
    const microsoft =
      'spf=pass (sender IP is 192.0.2.10)\r\n smtp.mailfrom=northgate.example; dkim=pass (signature was verified)\r\n header.d=northgate.example;dmarc=pass action=none\r\n header.from=northgate.example;compauth=pass reason=100';
    const by = (...results: string[]) =>
      dmarcOf(
        headOf(
          ...results.map((result) => `Authentication-Results: ${result}`),
          'From: amira@northgate.example',
        ),
        TOPMOST,
      );
    expect(by(microsoft)).toBe('pass');
    expect(verdictOf(microsoft)).toBe('none');
    expect(by('spf=fail smtp.mailfrom=x.example; dmarc=none', microsoft)).toBe('none');
    expect(by(`evil.example; dmarc=pass header.from=northgate.example`)).toBe('none');
    expect(by(microsoft.replace('dmarc=pass', 'dmarc=fail'))).toBe('fail');
  });

  it('compares international domains in one form', () => {
    const result = `${SERVER}; dmarc=pass header.from=xn--bcher-kva.example`;
    expect(verdictOf(result, 'amira@bücher.example')).toBe('pass');
  });
});

describe('The sender', () => {
  it.each([
    ['amira@northgate.example'],
    ['<AMIRA@Northgate.example>'],
    ['"Bakri, Amira (Depot)" <amira@northgate.example>'],
    ['"someone@evil.example" <amira@northgate.example>'],
    ['Amira Bakri <amira@northgate.example> (Depot; <4>)'],
    ['=?utf-8?q?Amira_B=C3=A4kri?=\r\n <amira@northgate.example>'],
  ])('is clear in From: %j', (from) => {
    expect(headOf(`From: ${from}`).from).toBe('amira@northgate.example');
  });

  it.each([
    ['two headers', 'From: amira@northgate.example', 'From: x@evil.example'],
    ['two equal headers', 'From: amira@northgate.example', 'From: amira@northgate.example'],
    ['a blank before the colon', 'From: x@evil.example', 'From : amira@northgate.example'],
    ['several addresses', 'From: amira@northgate.example, x@evil.example'],
    ['two in brackets', 'From: <amira@northgate.example> <x@evil.example>'],
    ['one before the brackets', 'From: amira@northgate.example <x@evil.example>'],
    ['one after the brackets', 'From: <amira@northgate.example> x@evil.example'],
    ['a group', 'From: Team: amira@northgate.example;'],
    ['a route', 'From: <@evil.example:amira@northgate.example>'],
    ['a comment without an end', 'From: amira@northgate.example (x'],
    ['a quoted local part', 'From: "a b"@northgate.example'],
    ['a NUL', 'From: amira@northgate.example\0'],
    ['a line break of another kind', 'From: amira@northgate.example\rFrom: x@evil.example'],
    ['another Sender', 'From: amira@northgate.example', 'Sender: x@evil.example'],
    [
      'two Senders',
      'From: amira@northgate.example',
      'Sender: amira@northgate.example',
      'Sender: x@evil.example',
    ],
    ['none', 'Subject: Hello'],
  ])('is unclear with %s', (_what, ...headers) => {
    expect(headOf(...headers).from).toBeNull();
  });

  it('is clear where a list of ours names itself', () => {
    const raw = Buffer.from(
      'From: amira@northgate.example\r\nSender: replies@fenwright.example\r\n\r\nYes',
    );
    expect(readHead(raw).from).toBeNull();
    expect(readHead(raw, ['replies@fenwright.example']).from).toBe('amira@northgate.example');
  });

  it('is hidden where a list of ours writes itself into From, so that staff decide', () => {
    const raw = Buffer.from('From: "Amira via Replies" <replies@fenwright.example>\r\n\r\nYes');
    expect(readHead(raw).from).toBe('replies@fenwright.example');
    expect(readHead(raw, ['replies@fenwright.example']).from).toBeNull();
  });

  it('may be named by Sender once more', () => {
    const headers = ['From: A <amira@northgate.example>', 'Sender: Amira@Northgate.example'];
    expect(headOf(...headers).from).toBe('amira@northgate.example');
  });
});
