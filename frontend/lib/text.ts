/** At most `length` characters, cut at a character, marked with an ellipsis. */
export function truncate(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const characters = [...flat];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : flat;
}

export const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;
