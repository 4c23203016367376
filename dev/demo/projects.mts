/** One request of the demo. `client` is an index into CLIENTS, `status` where it has got to. */
export interface Project {
  client: number;
  status:
    'pending' | 'assigned' | 'in_review' | 'approved' | 'completed' | 'rejected' | 'withdrawn';
  service: string;
  timeline: string;
  budget: string;
  urgency: string;
  name: string;
  description: string;
  challenges?: string;
  outcomes?: string;
}

const STATUS = {
  p: 'pending',
  a: 'assigned',
  i: 'in_review',
  o: 'approved',
  c: 'completed',
  x: 'rejected',
  w: 'withdrawn',
} as const;

type Row = [
  where: `${number}${keyof typeof STATUS}`,
  choices: string,
  name: string,
  description: string,
  challenges?: string,
  outcomes?: string,
];

/** Newest first. `choices` is service, timeline, budget, urgency. */
const ROWS: Row[] = [
  [
    '0p',
    'machine-learning 2-3-months 15k-50k high',
    'Demand forecasting for spare parts',
    'Forecast weekly demand for 4,000 spare parts held in our Leeds, Corby and Avonmouth depots, so that planners order before a line runs dry.',
    'Planners keep twelve spreadsheets, and each depot counts differently.',
    'Fewer stock-outs within a quarter, and one forecast that all three depots trust.',
  ],
  [
    '1p',
    'ai-integration 1-month 5k-15k medium',
    'Triage of overnight enquiries',
    'Owners write to us at all hours. We want messages sorted by urgency before the nurses arrive at seven, with anything that sounds like poisoning at the top.',
    'About 90 messages a night over e-mail and the web form, read one by one.',
  ],
  [
    '4p',
    'data-analytics 1-month 5k-15k medium',
    'Repairs backlog dashboard',
    'Bring repair orders from two contractors into one view, by estate and age, for the Thursday meeting of the board.',
  ],
  [
    '8p',
    'ai-consulting 1-2-weeks under-5k low',
    'Half-day workshop on safe use of AI',
    'A session for 25 fee-earners on what may and may not go into an assistant, with examples from conveyancing and probate.',
  ],
  [
    '3a',
    'machine-learning 3-6-months 50k-100k critical',
    'Flagging doubtful motor claims',
    'Score incoming motor claims so that handlers look first at the few that need a closer look. Decisions stay with people and must be explainable to the ombudsman.',
    'Rules from 2014 flag one claim in five, and nearly all of them are honest.',
    'Half the referrals at the same catch rate, with a reason for each.',
  ],
  [
    '0i',
    'custom-app 2-3-months 15k-50k medium',
    'Driver hand-over app',
    'A small web app for the cab: damage photographs, mileage and notes at hand-over, working without signal on the A9.',
  ],
  [
    '6p',
    'ai-integration 2-3-months 15k-50k high',
    'Answering timetable questions in Gaelic and English',
    'An assistant on our site that answers from the published timetable and disruption notices only, in both languages.',
    'Two people answer 400 calls on a day of cancellations.',
  ],
  [
    '7a',
    'machine-learning 3-6-months discuss medium',
    'Germination counts from photographs',
    'Count germinated seeds in tray photographs from our trial house near Ely. Today three people count by eye for a fortnight each spring.',
  ],
  [
    '2i',
    'data-analytics 2-3-months 15k-50k high',
    'Milk yield and collection planning',
    'Combine yields of 74 farms with tanker rounds and find where we drive half empty.',
    'Collection rounds were last redrawn in 2017.',
    'Ten per cent fewer tanker miles without a farm waiting longer.',
  ],
  [
    '5p',
    'other flexible under-5k low',
    'Is our quoting data any use?',
    'We have nine years of print quotes, won and lost, in an old Access database. Before we spend money: an honest opinion on whether anything can be learned from them.',
  ],
  [
    '9a',
    'machine-learning 2-3-months 50k-100k high',
    'Spotting porosity in castings',
    'X-ray images of gearbox housings, about 1,200 a week. Mark likely porosity for the inspector, who decides.',
    'Inspectors disagree with each other on one housing in twelve.',
  ],
  [
    '1x',
    'other 1-2-weeks under-5k critical',
    'Recover deleted appointment records',
    'The practice system lost a week of appointments after an update. Can you get them back from the log files by Friday?',
  ],
  [
    '0o',
    'data-analytics flexible 5k-15k low',
    'Fuel card analysis',
    'Monthly fuel card statements as CSV from two suppliers. We would like to see odd fills and idle time by vehicle.',
  ],
  [
    '4a',
    'ai-integration 2-3-months 15k-50k medium',
    'Routing of tenants’ messages',
    'Sort messages from tenants into repairs, rent, neighbours and complaints, and hand anything about damp to a person the same day.',
    'Damp cases have sat in the general inbox for a week.',
    'No damp report older than one working day without an owner.',
  ],
  [
    '8i',
    'ai-integration 3-6-months 50k-100k high',
    'Search across closed matters',
    'Find precedents and clauses in 60,000 closed matters, respecting ethical walls between teams.',
    'Partners ask each other by e-mail to all.',
  ],
  [
    '2a',
    'custom-app 2-3-months 15k-50k medium',
    'Farm statement portal',
    'Our farms get statements by post. They should see yields, quality results and payments on a phone.',
  ],
  [
    '3i',
    'ai-consulting 1-month 15k-50k high',
    'Readiness for the regulator’s review of models',
    'Inventory of the models we use in pricing and claims, who owns them, and what evidence is missing before the review in spring.',
  ],
  [
    '6a',
    'data-analytics 1-month 5k-15k medium',
    'Why do we cancel?',
    'Join cancellations with weather, crew and vessel records since 2019, and tell us what could have been foreseen the day before.',
  ],
  [
    '5p',
    'ai-integration 1-month 5k-15k medium',
    'Reading artwork briefs from e-mail',
    'Customers send size, stock and finish in free text. Pull them into our job ticket, and ask when something is missing.',
  ],
  [
    '9i',
    'data-analytics 2-3-months 15k-50k medium',
    'Scrap by shift and machine',
    'One picture of scrap from four machining cells, so that the morning meeting talks about causes and not about whose numbers are right.',
  ],
  [
    '1a',
    'custom-app 2-3-months 15k-50k medium',
    'Repeat prescription requests',
    'Owners ask for repeat prescriptions by telephone. A page where they ask, we approve, and the pharmacy sees it.',
    'Forty calls a day, most of them in the first hour.',
  ],
  [
    '7i',
    'data-analytics 1-month 5k-15k low',
    'Trial results in one place',
    'Eleven years of variety trials in Excel, one workbook a field. We want to compare a variety across years and soils.',
  ],
  [
    '0c',
    'ai-consulting 1-2-weeks under-5k high',
    'Second opinion on a routing vendor',
    'A vendor promises 18% fewer miles. Please read the proposal and the pilot data and tell us what to ask.',
  ],
  [
    '4i',
    'machine-learning 3-6-months 15k-50k medium',
    'Predicting boiler failures before winter',
    'Service records of 3,100 boilers. Which should be replaced this summer, given our budget for 140?',
    'Emergency call-outs cost four times a planned replacement.',
    'A ranked list by May with a plain reason for each boiler.',
  ],
  [
    '8a',
    'custom-app 3-6-months 50k-100k low',
    'Client intake with identity checks',
    'A web form for new matters that collects what the checklist asks for, including source of funds, and files it in our case system.',
  ],
  [
    '3i',
    'ai-integration 2-3-months 50k-100k medium',
    'Summaries of medical reports',
    'Two-page summaries of long medical reports for injury claims, each sentence linked to its page.',
  ],
  [
    '2o',
    'machine-learning 3-6-months 15k-50k medium',
    'Early warning of mastitis',
    'Conductivity and yield from the parlours of twelve farms that volunteered. Warn a day before the herdsman would see it.',
  ],
  [
    '6i',
    'machine-learning 3-6-months 50k-100k high',
    'Forecasting vehicle deck demand',
    'Forecast cars and lorries by sailing four weeks ahead, for the summer on the Stornoway route.',
    'We turn lorries away on Fridays and sail half empty on Tuesdays.',
  ],
  [
    '5x',
    'machine-learning 1-2-weeks under-5k high',
    'Guess the winning price of a tender',
    'Predict what competitors will bid, from what we know about three of them.',
  ],
  [
    '9c',
    'ai-consulting 1-month 5k-15k medium',
    'Where to begin with machine data',
    'Walk through our Gateshead plant with us and rank five ideas by value and effort.',
    'Sensors everywhere, and nobody looks.',
    'A ranking we can defend in front of the works council.',
  ],
  [
    '1a',
    'data-analytics 1-month 5k-15k low',
    'Vaccination reminders that reach people',
    'Which reminders lead to an appointment, by channel and day? We send about 900 a month.',
  ],
  [
    '0o',
    'ai-integration 2-3-months 15k-50k high',
    'Reading delivery notes',
    'Photographs of signed delivery notes into our transport system: number, pallets, damages, signature present or not.',
    'Two clerks type 600 notes a day.',
    'Nine of ten notes without typing, the rest shown to a person.',
  ],
  [
    '7i',
    'ai-integration 2-3-months 5k-15k medium',
    'Answering growers’ questions from our handbook',
    'Our agronomists answer the same forty questions each March. Answers must quote the handbook and its year.',
  ],
  [
    '4c',
    'data-analytics 2-3-months 5k-15k medium',
    'Rent arrears early contact',
    'See which tenancies slide towards arrears, so that officers call before a letter goes out. Fairness matters more than precision.',
  ],
  [
    '8i',
    'other flexible discuss low',
    'Archive of the 1998–2006 paper files',
    'Four hundred boxes in Slough. What would it take to scan and index them, and which must be destroyed instead?',
  ],
  [
    '3o',
    'data-analytics 2-3-months 50k-100k medium',
    'Broker performance reporting',
    'One monthly report per broker instead of seven, with figures that match finance.',
  ],
  [
    '2c',
    'ai-consulting 1-2-weeks under-5k low',
    'Board briefing on AI',
    'Ninety minutes for a board of six farmers. No slides with robots, please.',
  ],
  [
    '9o',
    'custom-app 3-6-months 50k-100k high',
    'Tool crib tracking',
    'Know where each of 2,300 cutting tools is and how long it has run, from the tags that are already on them.',
    'Tools are ordered twice because nobody finds the first.',
  ],
  [
    '6i',
    'other 1-2-weeks 5k-15k critical',
    'Check of the storm notice automation',
    'Last Saturday the site showed a sailing as running for two hours after it was cancelled. Find out why before the next storm.',
  ],
  [
    '3w',
    'data-analytics flexible 5k-15k low',
    'Storm claims on a map',
    'Show claims of the autumn storms by postcode, with the rainfall of the day beside them.',
  ],
  [
    '5x',
    'custom-app 1-month under-5k medium',
    'Copy of a competitor’s online designer',
    'We like the design tool of a large competitor and want the same by Easter.',
  ],
  [
    '1o',
    'machine-learning 3-6-months 15k-50k medium',
    'Reading radiographs for hip scores',
    'A first suggestion of the hip score from two views, for our orthopaedic vet to confirm or change.',
  ],
  [
    '0c',
    'data-analytics 1-month 5k-15k high',
    'Carrier punctuality league table',
    'Punctuality of eleven subcontractors by lane, updated each Monday, with agreed excuses taken out.',
    'Every carrier has its own idea of on time.',
    'One definition in the contracts from April.',
  ],
  [
    '7c',
    'custom-app 2-3-months 15k-50k medium',
    'Field trial tablet forms',
    'Replace clipboards in the trial fields by a tablet form that works in the rain and without signal.',
  ],
  [
    '4i',
    'ai-integration 1-month 5k-15k medium',
    'Plain-language letters',
    'Suggest a plainer version of our standard letters, keep the legal sentences untouched, and show what changed.',
  ],
  [
    '8o',
    'ai-integration 2-3-months 15k-50k high',
    'Disclosure review, first pass',
    'Sort 210,000 documents into likely relevant, likely not, and privileged, with sampling so that counsel can sign it off.',
  ],
  [
    '3c',
    'machine-learning 3-6-months over-100k high',
    'Renewal price model, rebuilt and documented',
    'Rebuild the home renewal model so that it meets the pricing practices rules and every input can be justified.',
    'The author left in 2021, and with him the reasons.',
    'A model card the pricing committee has signed.',
  ],
  [
    '2c',
    'data-analytics 2-3-months 15k-50k high',
    'Energy use of the drying tower',
    'Find out why the tower in Llandysul takes 9% more gas than its twin.',
  ],
  [
    '9i',
    'ai-integration 2-3-months 15k-50k medium',
    'Questions to the maintenance manuals',
    'Fitters ask on a tablet and get the page of the right manual for that serial number. German manuals included.',
  ],
  [
    '6c',
    'custom-app 2-3-months 15k-50k medium',
    'Lost property register',
    'One register for five ports instead of five notebooks. Passengers describe, we match, they collect.',
  ],
  [
    '1c',
    'ai-consulting 1-2-weeks under-5k medium',
    'Choosing a dictation tool',
    'Compare three dictation tools on twenty recorded consultations with barking in the background.',
  ],
  [
    '5o',
    'data-analytics 1-month 5k-15k medium',
    'Paper waste by press and stock',
    'Link the press counters with stock orders and show waste per job, fairly for short runs.',
  ],
  [
    '0c',
    'custom-app 2-3-months 15k-50k medium',
    'Dock slot booking',
    'Suppliers book a slot at the Corby dock instead of queueing from six in the morning.',
    'Up to fourteen lorries on the slip road.',
  ],
  [
    '4x',
    'machine-learning 2-3-months 15k-50k low',
    'Scoring applicants for tenancies',
    'Rank housing applicants by how likely they are to pay on time.',
  ],
  [
    '7c',
    'ai-consulting 1-month 5k-15k low',
    'What drones can and cannot tell us',
    'Before we buy: what can be measured on trial plots of three by eight metres, and at what price?',
  ],
  [
    '8c',
    'data-analytics 1-month 5k-15k medium',
    'Time recording gaps',
    'Show each team where time goes unrecorded, without turning it into a ranking of people.',
  ],
  [
    '9c',
    'machine-learning 3-6-months 50k-100k high',
    'Tool wear from spindle current',
    'Warn before a tool breaks on the five Mazak cells, from spindle current alone.',
    'A broken tool costs us a housing and half a shift.',
    'Eight of ten breakages foreseen by at least ten parts.',
  ],
  [
    '1c',
    'ai-integration 1-month 5k-15k medium',
    'Discharge notes for owners',
    'Turn the vet’s note into a page that an owner understands, checked by the vet before it is printed.',
  ],
  [
    '2x',
    'other flexible discuss low',
    'A chatbot that sounds like our founder',
    'Grandfather died in 1987. We have forty letters and one tape.',
  ],
  [
    '0c',
    'machine-learning 3-6-months 50k-100k medium',
    'Arrival times customers can plan with',
    'Predict arrival within a window of thirty minutes on the evening before, for the home delivery fleet.',
    'Customers call at four o’clock to ask where the van is.',
    'A third fewer calls by the autumn.',
  ],
  [
    '6c',
    'data-analytics 2-3-months 15k-50k low',
    'Crew rest hours, checked every day',
    'Check rest hours against the rules daily instead of at the end of the month.',
  ],
];

export const PROJECTS: readonly Project[] = ROWS.map(
  ([where, choices, name, description, challenges, outcomes]) => {
    const [service = '', timeline = '', budget = '', urgency = ''] = choices.split(' ');
    const letter = where.slice(-1) as keyof typeof STATUS;
    const client = Number(where.slice(0, -1));
    const status = STATUS[letter];
    return {
      client,
      status,
      service,
      timeline,
      budget,
      urgency,
      name,
      description,
      challenges,
      outcomes,
    };
  },
);
