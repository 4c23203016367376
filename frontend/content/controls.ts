/** Words of the parts that move. Apart from the copy, because these alone are needed in a script. */
export const controls = {
  previous: 'Previous',
  next: 'Next',
  slide: '{n} of {count}',
  carousel: 'carousel',
  pauseFigures: 'Pause',
  startFigures: 'Play',
  figures: 'the changing figure',
  pause: 'Stop automatic rotation',
  start: 'Start automatic rotation',
} as const;
