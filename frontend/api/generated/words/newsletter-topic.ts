// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { NewsletterTopic } from '../enums';

export const NewsletterTopicWords: Record<NewsletterTopic, string> = {
  newsletter: 'Newsletter',
  webinars: 'Webinars',
  resources: 'Resources',
};
