/** Apart from the component, which stands in other islands too: an island is a script of its own. */
export { NewsletterForm as default } from './newsletter-form';
