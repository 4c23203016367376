type PhoneForm = { pattern: RegExp; characters: RegExp };

// Brackets, dot and dash in hex, so that it is also valid as a browser's `pattern`.
export const PHONE: PhoneForm = {
  pattern: /^(?=.*[0-9])[0-9+ \x28\x29\x2E\x2D]{5,32}$/,
  characters: /^[0-9+ ().-]*$/,
};

/** A plus only at the front, and no dots, as specified. */
export const PUBLIC_PHONE: PhoneForm = {
  pattern: /^(?=.*[0-9])\+?[0-9 \x28\x29\x2D]{4,31}$/,
  characters: /^\+?[0-9 ()-]*$/,
};

/** frontend/lib/field-rules.ts has the same messages. */
export function phoneProblem(number: string, { characters }: PhoneForm): string {
  if (!characters.test(number))
    return 'Please enter a valid phone number (numbers, spaces, dashes, and parentheses only)';
  return number.length > 30 && /\d/.test(number)
    ? 'This phone number is too long'
    : 'This phone number is too short';
}
