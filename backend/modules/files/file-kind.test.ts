import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { mediaTypeOf } from './file-kind';

const directory = mkdtempSync(join(tmpdir(), 'fenwright-kinds-'));
afterAll(() => rmSync(directory, { recursive: true }));

async function kindOf(content: Uint8Array): Promise<string> {
  const path = join(directory, 'file');
  await writeFile(path, content);
  return mediaTypeOf(path);
}

const refused = (code: string) => ({ extras: { errors: [{ field: 'file', code }] } });

/** Written as a stream, so that sizes follow the content. */
function zip(entries: [string, string | Buffer][]): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of entries) {
    file.addReadStream(Readable.from([Buffer.from(content)]), name);
  }
  file.end();
  return buffer(file.outputStream);
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const contentTypes = (type: string): [string, string] => [
  '[Content_Types].xml',
  `<Types><Override PartName="/a.xml" ContentType="${type}.main+xml"/></Types>`,
];

describe('A document that is a ZIP inside', () => {
  const picture = randomBytes(10 * 1024 * 1024);

  it.each([
    ['word/document.xml', `${OFFICE}.wordprocessingml.document`],
    ['xl/workbook.xml', `${OFFICE}.spreadsheetml.sheet`],
  ])('is known by its contents, named last in a stream: %s', async (part, type) => {
    const entries: [string, string | Buffer][] = [
      [part, '<a/>'],
      [part.replace(/\/.*/, '/media/1.png'), picture],
      contentTypes(type),
    ];
    expect(await kindOf(await zip(entries))).toBe(type);
  });

  it.each<[string, [string, string | Buffer][]]>([
    ['Pages', [['Index/Document.iwa', 'x']]],
    [
      'Numbers',
      [
        ['Index/Document.iwa', 'x'],
        ['Index/Tables/DataList.iwa', 'x'],
      ],
    ],
    [
      'Keynote',
      [
        ['Index/Document.iwa', 'x'],
        ['Index/MasterSlide-1.iwa', 'x'],
      ],
    ],
    [
      'Sketch',
      [
        ['document.json', '{}'],
        ['meta.json', '{}'],
      ],
    ],
    ['InDesign', [['mimetype', 'application/vnd.adobe.indesign-idml-package']]],
    ['Impress', [['mimetype', 'application/vnd.oasis.opendocument.presentation']]],
    ['a Word template', [contentTypes(`${OFFICE}.wordprocessingml.template`)]],
  ])('is taken as ZIP: %s', async (_name, entries) => {
    expect(await kindOf(await zip(entries))).toBe('application/zip');
  });

  it.each<[string, [string, string][]]>([
    ['a program', [['META-INF/MANIFEST.MF', 'x']]],
    ['macros', [contentTypes('application/vnd.ms-excel.sheet.macroEnabled')]],
  ])('is refused with %s', async (_name, entries) => {
    const file = new ZipFile();
    for (const [name, content] of entries) file.addBuffer(Buffer.from(content), name);
    file.end();
    const content = await buffer(file.outputStream);
    await expect(kindOf(content)).rejects.toMatchObject(refused('file_type_refused'));
  });
});

describe('A text', () => {
  const utf16 = (text: string, beginning = '\uFEFF') => Buffer.from(beginning + text, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from('Größe;Preis\r\nMüller;1,5 €')],
    ['Windows-1252', Buffer.from('Gr\u00f6\u00dfe;Preis\r\nM\u00fcller;1,5 \u0080', 'latin1')],
    ['Windows-1251', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x90, 0x3b, 0x0d, 0x0a])],
    ['UTF-16', utf16('Größe\tPreis\r\n')],
    ['UTF-16, the other way round', Buffer.from(utf16('Größe\tPreis\r\n')).swap16()],
    ['a calendar', Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')],
    ['a card', Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD\r\n')],
    ['a mail', Buffer.from('From: a@b.example\r\nSubject: x\r\n\r\nGr\xfc\xdfe', 'latin1')],
  ])('is known in %s', async (_name, content) => {
    expect(await kindOf(content)).toBe('text/plain');
  });

  it.each([
    ['markup', Buffer.from(' <script>')],
    ['markup in Windows-1252', Buffer.from(' <b>\xe4', 'latin1')],
    ['markup behind a mark', Buffer.from('\uFEFF<html>')],
    ['markup behind a mark, and no UTF-8', Buffer.from('\xef\xbb\xbf <html>\xff', 'latin1')],
    ['markup in UTF-16', utf16(' <script>')],
    ['UTF-16 that says nothing of it', utf16('text', '')],
    ['half a character', utf16('text').subarray(0, 7)],
    ['a NUL in UTF-16', utf16('a\0b')],
    ['bytes', Buffer.from([0x80, 0x02, 0x85, 0x13, 0xff])],
  ])('is refused if it is %s', async (_name, content) => {
    await expect(kindOf(content)).rejects.toMatchObject(refused('file_type_refused'));
  });
});

describe('A picture', () => {
  const boxed = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`)]);
  it.each([
    ['heic', 'image/heic'],
    ['hevc', 'image/heic'],
    ['msf1', 'image/heic'],
    ['avif', 'image/avif'],
    ['avis', 'image/avif'],
  ])('of the brand %s is %s', async (brand, kind) => {
    expect(await kindOf(boxed(brand))).toBe(kind);
  });
});

describe('An Office file in the old envelope', () => {
  const entry = (name: string) => {
    const written = Buffer.alloc(128);
    written.write(name, 'utf16le');
    written.writeUInt16LE(2 * (name.length + 1), 64);
    return written;
  };
  const envelope = (...names: string[]) =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(3 * 65_536 - 60),
      ...names.map(entry),
      Buffer.alloc(512),
    ]);

  it('is refused because of its password', async () => {
    const content = envelope('Root Entry', 'EncryptionInfo', 'EncryptedPackage');
    await expect(kindOf(content)).rejects.toMatchObject(refused('file_protected'));
  });

  it('is refused because of its age', async () => {
    const old = kindOf(envelope('Root Entry', 'WordDocument'));
    await expect(old).rejects.toMatchObject({ message: expect.stringContaining('before 2007') });
    const words = kindOf(envelope('The EncryptedPackage', 'EncryptedPackages'));
    await expect(words).rejects.toMatchObject(refused('file_type_refused'));
  });
});
