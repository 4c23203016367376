import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Ask = { origin: string; challenge: string };
type Told = { isVerified?: boolean; counter?: number; userHandle?: string };

const PRESENT = 1;
const VERIFIED = 4;
const HAS_KEY = 0x40;
const BACKED_UP = 0x18;

const encoded = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** A security key in software, standing for browser and authenticator. */
export class SoftKey {
  readonly id = encoded(randomBytes(32));
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly coordinates: { x: Buffer; y: Buffer };

  constructor(
    private readonly host: string,
    private readonly isSynchronised = false,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.coordinates = { x: Buffer.from(x!, 'base64url'), y: Buffer.from(y!, 'base64url') };
  }

  make({ origin, challenge }: Ask, { isVerified = true }: Told = {}) {
    const { x, y } = this.coordinates;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    const head = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]);
    const key = Buffer.concat([head, x, Buffer.from([0x22, 0x58, 32]), y]);
    const flags = this.flags(isVerified) | HAS_KEY;
    const data = Buffer.concat([
      this.authenticatorData(flags, 0),
      Buffer.alloc(16),
      length,
      id,
      key,
    ]);
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const object = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x59, data.length >> 8, data.length & 255]),
      data,
    ]);
    return {
      name: 'Key',
      id: this.id,
      clientDataJSON: clientData('webauthn.create', { origin, challenge }),
      attestationObject: encoded(object),
      transports: ['internal'],
    };
  }

  answer(ask: Ask, { isVerified = true, counter, userHandle }: Told = {}) {
    this.counter = counter ?? this.counter + 1;
    const data = this.authenticatorData(this.flags(isVerified), this.counter);
    const clientDataJSON = clientData('webauthn.get', ask);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    return {
      id: this.id,
      clientDataJSON,
      authenticatorData: encoded(data),
      signature: encoded(sign('sha256', Buffer.concat([data, hash]), this.privateKey)),
      ...(userHandle !== undefined && { userHandle: encoded(userHandle) }),
    };
  }

  private flags(isVerified: boolean): number {
    return PRESENT | (isVerified ? VERIFIED : 0) | (this.isSynchronised ? BACKED_UP : 0);
  }

  private authenticatorData(flags: number, counter: number): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags, 0);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(this.host).digest(), tail]);
  }
}

const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);

const clientData = (type: string, { origin, challenge }: Ask): string =>
  encoded(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
