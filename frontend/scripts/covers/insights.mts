import { filled, hatch, line, marked, ring, solid, spot, strokes, thin } from './pen.mts';

const rows = (x1: number, x2: number, y: number, count: number, gap: number) =>
  Array.from({ length: count }, (_, row) => `M${x1} ${y + row * gap}H${x2}`).join('');

/** A figure of so many digits, as strokes: nobody is meant to read it. */
const digits = (x: number, y: number, many: number) =>
  Array.from({ length: many }, (_, at) => `M${x + at * 15} ${y}v-14`).join('');

export const insightCovers: Readonly<Record<string, readonly string[]>> = {
  'insights/default-cover': [
    solid('M330 110H630V430H330z'),
    line('M330 110H630V430H330zM370 170H590M370 210H590M370 250H520'),
    hatch(370, 290, 220, 100),
  ],
  // A ledger page with three columns of figures, a pencil on the total.
  'insights/ai-roi-playbook': [
    solid('M210 60H750V480H210z'),
    line('M210 60H750V480H210zM210 112H750M400 60V480M510 60V480M630 60V480'),
    thin(rows(210, 750, 158, 6, 46)),
    thin('M240 92H350M425 92H485M535 92H600M655 92H715'),
    thin('M236 144H360M236 190H330M236 236H372M236 282H318M236 328H352M236 374H340'),
    line(
      [144, 190, 236, 282, 328, 374]
        .map(
          (y, row) =>
            digits(430, y, 3 + (row % 2)) + digits(544, y, 4) + digits(660, y, 3 + ((row + 1) % 3)),
        )
        .join(''),
    ),
    marked('M640 424H728'),
    line(digits(652, 418, 5)),
    solid('M690 452L846 262L880 290L724 480L680 494z'),
    line('M690 452L846 262L880 290L724 480L680 494zM690 452L724 480M820 294L854 322'),
    filled('M684 481L680 494L692 490z'),
  ],
  // A bridge with its middle span missing, a surveyor measuring the gap.
  'insights/rescuing-broken-projects': [
    strokes(420, 6, 19),
    solid('M0 300H330V330H0zM640 300H960V330H640z'),
    line('M0 300H330L322 318L330 330H0M960 300H640L650 316L640 330H960'),
    hatch(0, 302, 320, 26, 8),
    hatch(650, 302, 310, 26, 8),
    solid('M110 330H160V450H110zM800 330H850V450H800zM270 330H310V450H270z'),
    line('M110 330V450M160 330V450M270 330V450M310 330V450M800 330V450M850 330V450'),
    line(
      'M160 450C165 350 265 350 270 450M310 450C312 390 320 350 330 332M800 450C795 350 690 350 640 340',
    ),
    line('M0 262H318M0 262V300M60 262V300M120 262V300M180 262V300M240 262V300M300 262V300'),
    line('M652 262H960M672 262V300M732 262V300M792 262V300M852 262V300M912 262V300'),
    marked('M336 226H634'),
    line('M336 212V240M634 212V240'),
    // The surveyor and the level.
    ring(262, 160, 15),
    line('M262 176V226M262 226L246 262M262 226L278 262M262 190L300 204M262 192L244 216'),
    line('M306 206L288 262M306 206L324 262M306 206V262M294 198H322V208H294z'),
  ],
  // A clipboard with a list half ticked, beside a line chart that levels off.
  'insights/ml-implementation-checklist': [
    solid('M150 70H450V490H150z'),
    line('M150 70H450V490H150zM250 50H350V92H250z'),
    thin('M240 150H410M240 206H390M240 262H416M240 318H380M240 374H404M240 430H372'),
    line('M184 138H208V162H184zM184 194H208V218H184zM184 250H208V274H184z'),
    thin('M184 306H208V330H184zM184 362H208V386H184zM184 418H208V442H184z'),
    line('M188 150L196 158L216 130M188 206L196 214L216 186M188 262L196 270L216 242'),
    line('M540 120V430H850M530 370H540M530 310H540M530 250H540M530 190H540'),
    thin('M540 190H850M540 250H850M540 310H850M540 370H850'),
    line('M540 424C590 300 630 224 700 206S810 194 850 192'),
    marked('M724 200C770 196 810 193 850 192'),
    spot(700, 206, 9),
  ],
  // A house in section: its foundations, two layers finished and one marked out in string.
  'insights/data-foundations-midmarket': [
    solid('M300 250L480 110L660 250V330H300z'),
    line('M270 274L480 110L690 274M300 252V330H660V252'),
    line('M360 330V276H410V330M540 270H600V310H540zM570 270V310M540 290H600'),
    line('M60 330H900'),
    strokes(350, 8, 22, 40, 270),
    strokes(350, 8, 22, 700, 920),
    solid('M290 332H670V382H290z'),
    line('M290 332H670V382H290z'),
    hatch(290, 332, 380, 50, 10),
    solid('M274 386H686V436H274z'),
    line('M274 386H686V436H274zM356 386V436M438 386V436M520 386V436M602 386V436M274 411H686'),
    `<path d="M258 446H702V496H258z" stroke="#f4d35e" stroke-width="4" stroke-dasharray="2 12"/>`,
    line('M258 436V506M702 436V506'),
    spot(258, 446, 5),
    spot(702, 446, 5),
  ],
  // A crossroads with three signposts: to a shop, a workshop and a building site.
  'insights/buy-vs-build-ai': [
    solid('M420 540L462 360H498L540 540z'),
    line('M420 540L464 350M540 540L496 350'),
    line('M464 350C380 336 240 330 60 318M464 372C350 362 220 356 40 350'),
    line('M496 350C580 336 720 330 900 318M496 372C610 362 740 356 920 350'),
    line('M472 346V190M488 346V190M472 190H488'),
    solid('M488 206H600L624 226L600 246H488z'),
    line('M488 206H600L624 226L600 246H488z'),
    solid('M472 256H362L338 276L362 296H472z'),
    line('M472 256H362L338 276L362 296H472z'),
    solid('M440 140H520V186H440zM480 108L530 140H430z'),
    marked('M444 164H516'),
    line('M440 144H520V186H440zM480 112L526 144H434z'),
    // The shop.
    line('M70 318V220H230V318M56 220H244L228 184H72zM96 250H150V318H96zM170 250H212V286H170z'),
    thin('M104 184L92 220M140 184L132 220M176 184L184 220M208 184L220 220'),
    // The workshop.
    line('M420 90H540M430 90V60H530V90M440 60L456 40V60M470 60L486 40V60M500 60L516 40V60'),
    // The building site.
    line(
      'M730 318V150H746V318M738 150L900 176M738 150L690 166M738 120V150M738 120L880 172M738 120L692 164',
    ),
    line('M862 172V250M848 250H876V276H848zM780 318V276H900V318M800 276V250H840V276'),
    hatch(782, 278, 116, 38, 10),
  ],
};
