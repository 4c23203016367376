import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Permission, Public, Requires, type Actor } from '../../access/access.public';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Touches } from '../../openapi/touches';
import { RequestIdParam } from '../requests/requests.public';
import {
  ApproveTestimonialDto,
  GiveRatingDto,
  MaybeRatingDto,
  OpenRatingsDto,
  RatingsQuery,
  RatingTokenDto,
} from './dto/rating.dto';
import { GiveRating } from './give-rating';
import { ReadRatings } from './read-ratings';

@ApiTags('Ratings')
@Controller('api')
export class RatingsController {
  constructor(
    private readonly ratings: ReadRatings,
    private readonly giving: GiveRating,
  ) {}

  /** How many clients were asked in a period, how many rated, and the newest ratings. */
  @Get('ratings')
  @Requires(Permission.ReadReports)
  getRatings(@Query() query: RatingsQuery) {
    return this.ratings.figures(query);
  }

  /** The ratings that the caller was asked for and has not given, at most ten. */
  @Get('ratings/open')
  @Requires(Permission.ReadOwnRequests)
  async getOpenRatings(@CurrentActor() actor: Actor): Promise<OpenRatingsDto> {
    return { ratings: await this.ratings.open(actor) };
  }

  /** The rating of a request, its remark for staff and its client alone; null if not asked. */
  @Get('requests/:id/rating')
  @Requires(Permission.ReadOwnRequests)
  async getRatingOfRequest(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
  ): Promise<MaybeRatingDto> {
    return { rating: await this.ratings.ofRequest(actor, id) };
  }

  /** Read a rating by the link from a mail. Rates nothing. */
  @Post('ratings/read')
  @Touches()
  @HttpCode(200)
  @Public({ limit: 'anonymous' })
  @ProblemResponses(409, 410)
  openRating(@Body() { token }: RatingTokenDto) {
    return this.ratings.byLink(token);
  }

  /** Rate a completed request, once. */
  @Post('ratings/give')
  @Touches('Ratings', 'Requests')
  @HttpCode(200)
  @Public({ limit: 'anonymous' })
  @ProblemResponses(409, 410)
  giveRating(@Body() form: GiveRatingDto) {
    return this.giving.give(form);
  }

  /** Approve the exact words that may be published. A later approval replaces an earlier one. */
  @Post('ratings/testimonial')
  @HttpCode(200)
  @Public({ limit: 'anonymous' })
  @ProblemResponses(409, 410)
  approveTestimonial(@Body() form: ApproveTestimonialDto) {
    return this.giving.approve(form);
  }

  /** Withdraw a testimonial. The site hides it within a minute. */
  @Post('ratings/withdraw-testimonial')
  @HttpCode(200)
  @Public({ limit: 'anonymous' })
  @ProblemResponses(409, 410)
  withdrawTestimonial(@Body() { token }: RatingTokenDto) {
    return this.giving.withdraw(token);
  }
}
