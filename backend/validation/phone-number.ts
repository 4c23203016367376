/** `characters`: the right ones, however many, so that the sentence says what is wrong. */
type PhoneForm = { pattern: RegExp; characters: RegExp };

// Brackets, dot and dash in hex: valid as a browser's `pattern` too, which wants them escaped.
export const PHONE: PhoneForm = {
  pattern: /^(?=.*[0-9])[0-9+ \x28\x29\x2E\x2D]{5,32}$/,
  characters: /^[0-9+ ().-]*$/,
};

/** As the public forms specify it: a plus at the front only, and no dots. */
export const PUBLIC_PHONE: PhoneForm = {
  pattern: /^(?=.*[0-9])\+?[0-9 \x28\x29\x2D]{4,31}$/,
  characters: /^\+?[0-9 ()-]*$/,
};

/** The sentence about a number that does not match (frontend/lib/field-rules.ts has the same). */
export function phoneProblem(number: string, { characters }: PhoneForm): string {
  if (!characters.test(number))
    return 'Please enter a valid phone number (numbers, spaces, dashes, and parentheses only)';
  return number.length > 30 && /\d/.test(number)
    ? 'This phone number is too long'
    : 'This phone number is too short';
}
