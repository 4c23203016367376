// `npm run lint:html`: every document of the build against the HTML standard. What is switched off
// says how something is written where the standard allows it either way.
import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `noValidate=""`, `hidden=""` and `<br/>`: the same attributes and the same element.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // As Prettier writes it.
    'doctype-style': ['error', { style: 'lowercase' }],
    // React's useId() begins with an underscore, which only older standards refuse.
    'valid-id': ['error', { relaxed: true }],
    // '{article title} – {product name}' is specified, and our headlines are sentences.
    'long-title': ['error', { maxlength: 90 }],
  },
});
