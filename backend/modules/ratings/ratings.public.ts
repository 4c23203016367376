export { AskForRatings } from './ask-for-ratings';
export { RatingsModule } from './ratings.module';
export {
  MIN_RATINGS as FEWEST_RATINGS,
  hiddenTestimonials,
  measuredRatings,
  shownTestimonials,
  type Proof,
} from './read-ratings';
