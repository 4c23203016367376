import { describe, expect, it } from '@jest/globals';
import * as about from './about';
import * as articleLists from './article-lists';
import * as cambridgeAiConsulting from './cambridge/ai-consulting';
import * as cambridgeAiIntegration from './cambridge/ai-integration';
import * as cambridgeAppDevelopment from './cambridge/custom-app-development';
import * as cambridgeDataAnalytics from './cambridge/data-analytics';
import * as cambridgeMachineLearning from './cambridge/machine-learning';
import * as caseStudies from './case-studies';
import { claims } from './claims';
import * as contact from './contact';
import { contactTopics } from './contact-topics';
import * as docs from './docs';
import * as ebooks from './ebooks';
import * as glossary from './glossary';
import * as home from './home';
import * as industries from './industries';
import * as industryDetails from './industry-details';
import * as aiConsulting from './landings/ai-consulting';
import * as aiIntegration from './landings/ai-integration';
import * as customAppDevelopment from './landings/custom-app-development';
import * as landing from './landings/landing';
import * as dataAnalytics from './landings/data-analytics';
import * as machineLearning from './landings/machine-learning';
import * as accessibility from './legal/accessibility';
import * as complaints from './legal/complaints';
import * as cookies from './legal/cookies';
import * as privacy from './legal/privacy';
import * as terms from './legal/terms';
import * as messages from './messages';
import * as contactMessages from './messages/contact';
import * as generalMessages from './messages/general';
import * as leadMessages from './messages/lead';
import * as mvpMessages from './messages/mvp';
import * as newsletterMessages from './messages/newsletter';
import * as verificationMessages from './messages/verification';
import * as addressRules from '../site/forms/address-rules';
import * as contactRules from '../site/forms/contact-rules';
import * as leadRules from '../site/forms/lead-rules';
import * as mvpRules from '../site/forms/mvp-rules';
import * as rules from '../site/forms/rules';
import * as mvp from './mvp';
import * as navigation from './navigation';
import * as notifyBoxes from './notify-boxes';
import * as offers from './offers';
import * as resources from './resources';
import * as seo from './seo';
import * as serviceDetails from './service-details';
import * as services from './services';
import * as startupPackage from './startup-package';
import * as startups from './startups';
import * as support from './support';
import type { Link } from './types';
import * as webinars from './webinars';

const generic = {
  'ai-consulting': aiConsulting,
  'machine-learning': machineLearning,
  'data-analytics': dataAnalytics,
  'ai-integration': aiIntegration,
  'custom-app-development': customAppDevelopment,
};
const cambridge = {
  'ai-consulting': cambridgeAiConsulting,
  'machine-learning': cambridgeMachineLearning,
  'data-analytics': cambridgeDataAnalytics,
  'ai-integration': cambridgeAiIntegration,
  'custom-app-development': cambridgeAppDevelopment,
};
const pages: Record<string, unknown> = {
  generic,
  cambridge,
  about,
  articleLists,
  notifyBoxes,
  landing,
  caseStudies,
  contact,
  docs,
  ebooks,
  glossary,
  home,
  industries,
  industryDetails,
  accessibility,
  complaints,
  cookies,
  privacy,
  terms,
  mvp,
  navigation,
  offers,
  resources,
  seo,
  serviceDetails,
  services,
  startupPackage,
  startups,
  support,
  webinars,
};

/** Every string under a value, with the name of the field that holds it. */
function strings(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, field));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => strings(item, key));
  }
  return [];
}

function linksIn(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(linksIn);
  return 'href' in value && 'label' in value ? [value as Link, ...inside] : inside;
}

const addressFields = ['href', 'path', 'url', 'cambridgeUrl', 'downloadUrl', 'packagePdfPath'];
const all = strings(pages);
const prose = all.filter(({ field }) => !addressFields.includes(field));

describe('links', () => {
  // The checklist's A2 and A14, apart from articles, which bring their own title and summary.
  const sitePaths = [
    ...['/', '/cambridge', '/about', '/blog', '/contact', '/services', '/ebooks', '/case-studies'],
    ...Object.keys(generic).map((id) => `/services/${id}`),
    '/services/cloud-integration',
    ...Object.keys(cambridge).map((id) => `/cambridge/${id}`),
    ...ebooks.ebooks.map(({ id }) => `/ebooks/${id}`),
    ...caseStudies.caseStudies.map(({ id }) => `/case-studies/${id}`),
    ...[
      '',
      '/Healthcare',
      '/Finance',
      '/Manufacturing',
      '/Retail',
      '/Technology',
      '/Education',
    ].map((end) => `/industries${end}`),
    ...['/mvp', '/insights', '/resources', '/webinars', '/ai-for-startups'],
    ...['/ai-for-startups/package', '/verify-subscription', '/404', '/docs', '/support'],
    ...['/terms', '/privacy', '/cookies', '/accessibility', '/complaints', '/unsubscribe'],
    ...['/newsletter/preferences', '/sitemap'],
  ];
  const routes = new Set([
    ...sitePaths,
    startups.packagePdfPath,
    ...ebooks.ebooks.map(({ downloadUrl }) => downloadUrl),
    '/signin',
    '/get-started',
  ]);
  const internal = all.filter(
    ({ field, text }) => addressFields.includes(field) && !/^(https|mailto|tel):/.test(text),
  );

  it('have a title and a description for every page', () => {
    expect(seo.seo.map(({ path }) => path).sort()).toEqual([...sitePaths].sort());
  });

  it('are heard as what they show, and never sound alike for different places', () => {
    const links = linksIn(pages);
    expect(
      links.filter(({ label, accessibleName = label }) => !accessibleName.includes(label)),
    ).toEqual([]);
    const places = new Map<string, Set<string>>();
    for (const { label, accessibleName = label, href } of links) {
      places.set(accessibleName, (places.get(accessibleName) ?? new Set()).add(href));
    }
    const ambiguous = [...places].filter(([, hrefs]) => hrefs.size > 1);
    expect(ambiguous.map(([name, hrefs]) => [name, ...hrefs])).toEqual([]);
  });

  it('lead to pages of this site', () => {
    const unknown = internal.filter(
      ({ text }) => !text.startsWith('#') && !routes.has(text.split(/[?#]/)[0]!),
    );
    expect(unknown).toEqual([]);
    expect(internal.length).toBeGreaterThan(150);
  });

  it('name a topic that the contact form knows, and each topic once', () => {
    const known = contactTopics.map(({ id }) => id);
    expect(new Set(known).size).toBe(known.length);
    const asked = internal.flatMap(({ text }) => /topic=([^&#]+)/.exec(text)?.[1] ?? []);
    expect(asked.filter((topic) => !known.includes(topic))).toEqual([]);
  });

  it('point at anchors that exist', () => {
    const anchors = new Set(
      all.filter(({ field }) => ['id', 'anchor'].includes(field)).map(({ text }) => text),
    );
    const asked = internal.flatMap(({ text }) => /#(.+)$/.exec(text)?.[1] ?? []);
    expect(asked.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });
});

describe('figures', () => {
  it('are all claims: no page types a percentage, a price or a count of its own', () => {
    const pattern = /£\d+(,\d{3})*k?|\d+(–\d+)?%|\b\d+\+|\b\d+x\b/g;
    const known = new Set(claims.flatMap(({ value }) => value.match(pattern) ?? []));
    // The choices of a form are literal, and WCAG's enlargement is not about us.
    const literal = ['£10k'];
    const typed = prose.flatMap(({ text }) => text.match(pattern) ?? []);
    expect(typed.filter((token) => !known.has(token) && !literal.includes(token))).toEqual([]);
    expect(typed.length).toBeGreaterThan(40);
  });

  it('include every duration outside the legal pages', () => {
    const known = claims.flatMap(({ value, inSentence }) => [value, inSentence]);
    // The form's choices, the roadmap's horizons, and a deadline that the law sets.
    const literal = ['4–6 weeks', '2–3 months', '12 months', '72 hours'];
    const { accessibility: _a, complaints: _c, cookies: _k, privacy: _p, ...rest } = pages;
    const typed = strings(rest).flatMap(
      ({ text }) =>
        text.match(/\b\d+(–\d+)? (minutes|hours|days?|weeks?|months?)\b|\b\d+h\b/g) ?? [],
    );
    expect(typed.filter((token) => !known.includes(token) && !literal.includes(token))).toEqual([]);
    expect(typed.length).toBeGreaterThan(40);
  });
});

describe('wording', () => {
  it('is free of filler, em dashes and exclamation marks', () => {
    const filler =
      /cutting-edge|unlock|seamless|empower|today’s world|today's world|leverag|game-chang|revolutioni|synerg|—/i;
    expect(prose.filter(({ text }) => filler.test(text))).toEqual([]);
    const literal = ['Coming Soon!', 'Got it!'];
    expect(prose.filter(({ text }) => text.includes('!') && !literal.includes(text))).toEqual([]);
  });

  it('of a Cambridge page differs from the generic one in at least 60% of its words', () => {
    const words = (page: unknown) =>
      new Set(
        strings(page)
          .filter(({ field }) => !addressFields.includes(field))
          .flatMap(({ text }) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []),
      );
    for (const id of Object.keys(generic) as (keyof typeof generic)[]) {
      const known = words(generic[id]);
      const own = [...words(cambridge[id])];
      const different = own.filter((word) => !known.has(word)).length / own.length;
      expect([id, different >= 0.6]).toEqual([id, true]);
    }
  });
});

describe('the labels of the specification', () => {
  it('are literal', () => {
    const said = new Set(all.map(({ text }) => text));
    const specified = [
      'AI Resources Coming Soon',
      'Ask Us a Question',
      'Be the First to Know',
      'Book a 20-min discovery call',
      'Book a Call Instead',
      'Book a discovery call',
      'Cambridge, UK',
      'Coming Soon!',
      'Contact Us',
      'Download',
      'Download the Startup AI Package',
      'Expert Webinars Coming Soon',
      'Get Directions',
      'Get in Touch',
      'Get Notified',
      'Get Started',
      'Get Started Today',
      'Get the deck',
      'Get Your Free Cambridge AI Assessment',
      'Go to Home',
      'Got it!',
      'Learn More',
      'Notify Me',
      'Notify Me When Ready',
      'Our Story',
      'Preview Resources',
      'Schedule a Consultation',
      'Schedule Consultation',
      'Stay Updated',
      'View All Insights',
      'View Services',
      'Watch Case Study',
      'Watch Demo',
      "We'll never spam you. Unsubscribe at any time.",
    ];
    expect(specified.filter((text) => !said.has(text))).toEqual([]);
  });
});

// What only the server says (every success among it) is tested with the API.
describe('the error catalogue', () => {
  it('is literal', () => {
    const sources = [
      messages,
      contactMessages,
      generalMessages,
      leadMessages,
      mvpMessages,
      newsletterMessages,
      verificationMessages,
      addressRules,
      contactRules,
      leadRules,
      mvpRules,
      rules,
    ];
    const said = strings(sources.map((source) => ({ ...source }))).map(({ text }) => text);
    const specified = [
      'Please enter your email address',
      '❌ An error occurred. Please try again.',
      'An error occurred. Please try again.',
      'Failed to send message. Please try again or contact us directly.',
      'Something went wrong. Please try again.',
      'Email client opened. Please send your inquiry to {email}',
      'An error occurred during verification',
      'No verification token provided',
      'Verification Failed',
      'Something went wrong',
      'Link copied to clipboard!',
      'Failed to share. Please try again.',
      'Saved to your reading list',
      'Removed from your reading list',
      'Failed to save. Please try again.',
      'Article Not Found',
      "The article you're looking for doesn't exist.",
      'We encountered an error loading this article.',
      'Article not found',
      'Content not found',
      'Failed to load article content',
      '404 - Page Not Found',
      "The page you're looking for doesn't exist.",
      'Go back home →',
      '404 - Industry Not Found',
      'E-book Not Found',
      "The e-book you're looking for doesn't exist.",
      'Service Not Found',
      'Post Not Found',
      "The blog post you're looking for doesn't exist.",
      'First name is required',
      'Last name is required',
      'Email is required',
      'Please enter a valid email address',
      'Message is required',
      'Full name is required',
      'Company name is required',
      'Job title is required',
      'Please enter details about your current challenges',
      'Please provide more details about your challenges (at least 10 characters)',
      'Please enter a valid phone number (numbers, spaces, dashes, and parentheses only)',
      'Please fill in all required fields.',
      'Please enter a valid email address.',
    ];
    expect(specified.filter((text) => !said.includes(text))).toEqual([]);
  });
});
