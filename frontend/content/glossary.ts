export interface Term {
  term: string;
  meaning: string;
}

export const glossary: readonly Term[] = [
  {
    term: 'Accuracy',
    meaning:
      'The share of answers that were right. Misleading when one answer is rare: ask which mistakes were made.',
  },
  {
    term: 'API',
    meaning:
      'A documented way for one program to ask another for something. If a supplier has none, connecting to it costs more.',
  },
  {
    term: 'Audit trail',
    meaning:
      'A record of who or what changed something, when and why, that cannot be edited afterwards.',
  },
  {
    term: 'Baseline',
    meaning:
      'How well your present method works. A model that does not beat it should not be bought.',
  },
  {
    term: 'Bias',
    meaning:
      'Errors that fall on one group more than on another. Found by counting errors per group, not by looking at the average.',
  },
  {
    term: 'Classifier',
    meaning: 'A model that puts things into groups, such as urgent and not urgent.',
  },
  {
    term: 'Confidence',
    meaning:
      'A model’s own estimate of being right. Useful only after checking that the confident answers really are right more often.',
  },
  {
    term: 'Data controller',
    meaning:
      'Whoever decides why and how personal data is used, usually you. A processor, usually us, acts on written instructions.',
  },
  {
    term: 'Data leak (in training)',
    meaning:
      'When a model is trained with a field that is only known after the event. Its test looks excellent and its first live day does not.',
  },
  {
    term: 'DPIA',
    meaning:
      'Data protection impact assessment: a written look at risks to people before processing starts. The law requires it for high-risk uses.',
  },
  {
    term: 'Drift',
    meaning:
      'The world changes and the model does not. Noticed by comparing today’s inputs and errors with those of the test.',
  },
  {
    term: 'DTAC',
    meaning:
      'The criteria by which the NHS assesses digital products: safety, data protection, security, interoperability and usability.',
  },
  {
    term: 'Embedding',
    meaning:
      'A list of numbers that places texts with similar meaning near each other. The basis of search by meaning.',
  },
  {
    term: 'False positive, false negative',
    meaning:
      'An alarm without cause, and a cause without alarm. Give each a price before choosing how sensitive a model should be.',
  },
  {
    term: 'FHIR',
    meaning: 'A standard for exchanging health records between systems.',
  },
  {
    term: 'Fine-tuning',
    meaning:
      'Training an existing model a little further on your examples. Often unnecessary: try good instructions and search first.',
  },
  {
    term: 'Hallucination',
    meaning:
      'A fluent answer with no basis. Reduced by making the model quote its source and by accepting "not found" as an answer.',
  },
  {
    term: 'Human in the loop',
    meaning:
      'A person who checks before something takes effect. Only real if that person has time, information and the power to refuse.',
  },
  {
    term: 'Language model',
    meaning:
      'A model that predicts the next piece of text. It can draft, summarise and sort, and it does not know what is true.',
  },
  {
    term: 'Least privilege',
    meaning:
      'Each person and program gets the access its task needs and no more. Limits the damage of any mistake.',
  },
  {
    term: 'Model card',
    meaning:
      'A page that states what a model was trained on, how well it works, for whom, and where it should not be used.',
  },
  {
    term: 'MVP',
    meaning:
      'Minimum viable product: the smallest version that real people can use, made to answer one question.',
  },
  {
    term: 'Pseudonymised data',
    meaning:
      'Names replaced by codes, with the key kept elsewhere. Still personal data under UK GDPR, unlike anonymous data.',
  },
  {
    term: 'Retrieval (RAG)',
    meaning:
      'Looking up passages of your documents first and letting the model answer from them. Quality depends mostly on the looking up.',
  },
  {
    term: 'Test set',
    meaning:
      'Cases with known answers, kept away from training. The most valuable thing to own, because it lets you compare suppliers.',
  },
  {
    term: 'Token',
    meaning:
      'A piece of a word, and the unit in which language models are billed. Long inputs cost more than many users.',
  },
];
