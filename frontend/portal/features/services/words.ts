export const servicesWords = {
  title: 'Services',
  lead: 'What we do, and the price a first engagement starts from.',
  noun: 'the services',
};

export const serviceWords = {
  from: 'from',
  available: '✓ Available',
  unavailable: 'Not available at the moment',
  learn: 'Learn More',
  learnAbout: (service: string): string => `Learn More about ${service}`,
  request: 'Request Consultation',
  requestAbout: (service: string): string => `Request Consultation: ${service}`,
  book: 'Book Free Call',
  bookAbout: (service: string): string => `Book Free Call about ${service} (opens a new tab)`,
};
