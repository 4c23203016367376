import { Module } from '@nestjs/common';
import { GiveRating } from './give-rating';
import { RatingsController } from './ratings.controller';
import { ReadRatings } from './read-ratings';
import './ask-for-ratings';
import './ratings.mails';
import './ratings.personal-data';

@Module({
  controllers: [RatingsController],
  providers: [GiveRating, ReadRatings],
})
export class RatingsModule {}
