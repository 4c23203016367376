import { caseStudies } from './case-studies';
import { measures } from './dataset';

const study = caseStudies.find(({ figure }) => figure?.kind === 'range');
if (!study?.figure) throw new Error('No case study has a figure of ranges');

const { figure, path } = study;
const { marks } = figure;

/** The forecast in the head of the home page, which its reader can widen. */
export const homeRange = {
  data: figure,
  title: 'A forecast you can argue with',
  question: 'How wide should its range be?',
  narrow: 'Bold',
  wide: 'Safe',
  inside: {
    value: `${measures.inside(marks)} of ${marks.length}`,
    label: 'mornings inside the range',
  },
  width: {
    value: `${measures.width(marks).toFixed(1)} beds`,
    label: 'between its ends, on average',
  },
  text: 'Example data,',
  source: { label: 'worked through in full', href: path },
} as const;
