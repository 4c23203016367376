import brand from '../../../../brand.json';
import type { SetUpStep } from '../../../api/generated/enums';

export const setUpWords = {
  title: `Set up ${brand.name}`,
  noun: 'the set-up',
  steps: 'Steps of the set-up',
  lead: 'From an empty portal to the first answered request, in about ten minutes.',
  counted: (done: number, all: number) => `${done} of ${all} steps are done`,
  allDone: 'Everything is set up.',
  done: 'Done',
  open: 'To do',
  next: 'Next:',
  all: 'All steps',
  confirm: { hours: 'These hours are right', mail_out: 'It has arrived' },
  confirmed: 'Confirmed.',
  sendTest: 'Send a test mail',
  sendAgain: 'Send another',
  file: 'Edit brand.json on the server, then build the site again. docs/owner.md explains each line.',
  mailDocs: 'docs/answers-by-mail.md explains the settings.',
};

interface StepWords {
  title: string;
  why: string;
  /** Label of the link to its screen. */
  link?: string;
}

export const stepWords: Record<SetUpStep, StepWords> = {
  hours: {
    title: 'Working hours',
    why: 'Response deadlines and free times for calls follow from them.',
    link: 'Open working hours',
  },
  calendar: {
    title: 'Your calendar',
    why: 'Calls can then be booked only while you are free.',
    link: 'Add a calendar',
  },
  meeting_link: {
    title: 'Meeting link',
    why: 'The invitation to a call says where it takes place.',
    link: 'Add a meeting link',
  },
  replies: {
    title: 'Three canned replies',
    why: 'Frequent questions are answered in seconds, and in the same words by everybody.',
    link: 'Write replies',
  },
  second_admin: {
    title: 'A second admin',
    why: 'If you lose your device, a colleague can let you in again.',
    link: 'Invite an admin',
  },
  mail_out: {
    title: 'Mail out',
    why: 'Clients learn by e-mail what happens with their requests.',
  },
  mail_in: {
    title: 'Mail in',
    why: 'Clients answer in their mail program, and the answer is added to the request.',
  },
  brand: {
    title: 'Name and addresses',
    why: 'Each page, mail and proposal shows them.',
  },
  legal: {
    title: 'Legal facts',
    why: 'The law asks for them in the footer and on proposals. Without them no proposal can be sent.',
  },
};
