import { filled, hatch, line, marked, ring, solid, spot, strokes, thin } from './pen.mts';

const papers = Array.from({ length: 13 }, (_, sheet) => {
  const shift = [0, 8, -6, 12, 2, -8, 6, -2, 10, -4, 4, -10, 0][sheet] ?? 0;
  const y = 430 - sheet * 23;
  return `M${200 + shift} ${y}H${440 + shift}V${y + 19}H${200 + shift}z`;
});

export const blogCovers: Readonly<Record<string, readonly string[]>> = {
  // A weather station on a hill, the horizon divided into three bands.
  'blog/ai-future': [
    thin('M0 190H960M0 270H960'),
    hatch(0, 190, 960, 80, 22),
    marked('M0 350H960'),
    solid('M0 540V470C140 400 260 330 380 330S640 420 960 470V540z'),
    line('M0 470C140 400 260 330 380 330S640 420 960 470'),
    strokes(440, 4, 24, 120, 700),
    // The mast: vane, cups, screen.
    line('M380 330V90M380 180L330 330M380 180L430 330M352 264H408'),
    line('M380 112H470M470 112L452 100M470 112L452 124M380 112H330L318 100M330 112L318 124'),
    line('M380 90L340 70M380 90L420 70M380 90V60'),
    ring(334, 67, 8),
    ring(426, 67, 8),
    ring(380, 54, 8),
    solid('M500 296H580V366H500z'),
    line('M494 296H586L540 272zM500 296V366H580V296M508 366V400M572 366V396'),
    thin('M508 310H572M508 324H572M508 338H572M508 352H572'),
    spot(820, 150, 30),
  ],
  // Two lanes: one runner in plain shoes slightly ahead of another who carries many gadgets.
  'blog/beat-the-naive-forecast': [
    solid('M0 330L960 250V540H0z'),
    line('M0 330L960 250M0 430L960 350M0 530L960 450'),
    thin('M0 380L960 300M0 480L960 400'),
    marked('M842 268V470'),
    // Ahead, with nothing.
    ring(660, 150, 22),
    line(
      'M652 172L628 250M628 250L676 290L662 350M628 250L590 300L540 296M648 186L700 214L728 190M646 188L602 210L590 246',
    ),
    filled('M656 346H692V358H654zM528 288L540 304L530 312L516 296z'),
    // Behind, with everything.
    ring(340, 220, 22),
    line(
      'M332 242L308 322M308 322L356 360L344 420M308 322L270 372L222 368M328 256L380 280L404 256M326 258L282 282L272 318',
    ),
    filled('M338 416H374V428H336zM210 360L222 376L212 384L198 368z'),
    line(
      'M318 206H366M324 196L318 214M396 236H424V264H396zM268 252H310V312H268zM276 262H302M276 272H302M276 282H302',
    ),
    line('M340 198V176M332 168L340 176L348 168M300 240L262 212M250 200H274V224H250z'),
    spot(262, 212, 5),
    thin('M150 250H210M130 290H200M160 330H196'),
  ],
  // A tall stack of papers gathering dust beside a single sheet with a coffee ring on it.
  'blog/the-report-nobody-reads': [
    line('M80 452H880'),
    strokes(470, 3, 20, 90, 880),
    ...papers.flatMap((paper) => [solid(paper), line(paper)]),
    thin('M196 132C230 120 300 126 330 116S420 122 450 130M214 110C260 100 330 108 380 96'),
    thin('M236 86l4 4M290 78l4 4M352 70l4 4M410 88l4 4M450 104l4 4M470 150l4 4'),
    solid('M580 160L800 132L836 416L616 444z'),
    line('M580 160L800 132L836 416L616 444z'),
    thin('M614 206L740 190M618 238L776 218M622 270L700 260'),
    line('M630 330L662 306L694 318L726 288L758 296'),
    marked('M614 204L742 188'),
    ring(752, 356, 40),
    `<circle cx="752" cy="356" r="33" stroke="#8fbfa6" stroke-width="1.5"/>`,
  ],
};
