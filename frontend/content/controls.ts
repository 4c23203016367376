/** Labels of controls. Separate from the copy, because scripts load only these. */
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
