/** A file of its own, because other islands import the component as well. */
export { NewsletterForm as default } from './newsletter-form';
