import { readFile, writeFile } from 'node:fs/promises';
import {
  FEWEST_RATINGS,
  hiddenTestimonials,
  measuredRatings,
  shownTestimonials,
  type Proof,
} from '../modules/ratings/ratings.public';
import { connect } from './connect';

const FILE = 'frontend/content/proof.json';

type Content = { ratings: object | null; testimonials: Proof[] };

const CHECK = '--check';

const write = (file: string, content: Content): Promise<void> =>
  writeFile(file, `${JSON.stringify(content, null, 2)}\n`);

/**
 * With too few ratings the figures are taken out and the command exits with 1. `--check` exits with
 * 1 if the content prints words that may no longer be shown.
 */
async function run(args: string[]): Promise<boolean> {
  const [file = FILE] = args.filter((argument) => argument !== CHECK);
  const dataSource = await connect();
  if (args.includes(CHECK)) {
    const { testimonials } = JSON.parse(await readFile(file, 'utf8')) as Content;
    const hidden = await hiddenTestimonials(dataSource, testimonials);
    for (const id of hidden) console.log(`The testimonial ${id} may no longer be shown.`);
    console.log(`${testimonials.length} testimonials, ${hidden.length} no longer to be shown.`);
    return hidden.length === 0;
  }
  const ratings = await measuredRatings(dataSource);
  if (ratings.given < FEWEST_RATINGS) {
    await write(file, { ratings: null, testimonials: [] });
    console.log(
      `Only ${ratings.given} ratings, of ${ratings.asked} asked: at least ${FEWEST_RATINGS} are needed. The site states none.`,
    );
    return false;
  }
  const testimonials = await shownTestimonials(dataSource);
  await write(file, { ratings, testimonials });
  const { average, given, asked } = ratings;
  console.log(
    `${average.toFixed(1)} of 5, ${given} of ${asked} asked; ${testimonials.length} testimonials. Build the site again.`,
  );
  return true;
}

run(process.argv.slice(2)).then(
  (isFine) => process.exit(isFine ? 0 : 1),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
