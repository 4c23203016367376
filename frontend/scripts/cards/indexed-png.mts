import { crc32, deflateSync } from 'node:zlib';

const MAX_COLOURS = 256;

/** A PNG with a palette, a third of the size of one with four bytes a pixel. */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  for (let step = 1; ; step *= 2) {
    const colours = new Map<number, number>();
    const indices = Array.from({ length: width * height }, (_, at) => {
      const colour = colourAt(pixels, at * 4, step);
      if (!colours.has(colour)) colours.set(colour, colours.size);
      return colours.get(colour)!;
    });
    if (colours.size <= MAX_COLOURS) return encode([...colours.keys()], indices, width, height);
  }
}

/** Rounded to multiples of `step`. All transparent pixels are one colour. */
function colourAt(pixels: Uint8Array, at: number, step: number): number {
  const [red, green, blue, alpha] = [...pixels.subarray(at, at + 4)].map((value) =>
    Math.min(255, Math.round(value / step) * step),
  ) as [number, number, number, number];
  return alpha === 0 ? 0 : ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;
}

function encode(colours: number[], indices: number[], width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, (_, row) => [
    0,
    ...indices.slice(row * width, (row + 1) * width),
  ]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, with a palette.
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk(
      'PLTE',
      Buffer.from(colours.flatMap((one) => [one >>> 24, (one >>> 16) & 255, (one >>> 8) & 255])),
    ),
    chunk('tRNS', Buffer.from(colours.map((one) => one & 255))),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
