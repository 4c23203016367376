export { eraseContact, tellProvider } from './contact-syncs';
export { defineContact, nameAttributes, present, type ProviderContact } from './define-contact';
