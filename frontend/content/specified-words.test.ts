import { describe, expect, it } from '@jest/globals';
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
import { all, strings } from '../testing/all-copy';

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
