import { at, box, type Brush, disc, HEIGHT, line, palm, ridge, shape, times, water, WIDTH } from "./brush.ts";

/** Draws what stands below the sky; the sun hangs over `sunX`. */
export type Scene = (brush: Brush, sunX: number) => string;

const beach: Scene = (brush, sunX) => {
  const [far] = brush.palette.land;
  const sand = shape(
    `M0 ${HEIGHT}V820C300 760 520 900 900 850S1400 700 ${WIDTH} 760V${HEIGHT}Z`,
    brush.palette.accent,
  );
  const foam = line("M0 816C300 756 520 896 900 846S1400 696 1600 756", "#ffffff", 7);
  const islets = times(3, (n) =>
    shape(
      `M${at(180 + n * 420)} 562q${at(brush.between(60, 130))} ` +
        `-${at(brush.between(40, 90))} ${at(brush.between(240, 330))} 0z`,
      far,
    ),
  );
  return (
    water(brush, 560, sunX) +
    islets.join("") +
    sand +
    foam +
    palm(brush, 1_330, 860, 430) +
    palm(brush, 1_430, 900, 330) +
    palm(brush, 190, 920, 260)
  );
};

const island: Scene = (brush, sunX) => {
  const [, mid, near] = brush.palette.land;
  const reef = shape(
    `M0 720C400 660 700 780 1100 720S1500 690 ${WIDTH} 730V${HEIGHT}H0Z`,
    brush.palette.accent,
    0.45,
  );
  const cay = shape("M520 640q280 -110 560 0q-280 34 -560 0z", mid) + shape("M560 632q240 -70 480 0z", near);
  const boat =
    shape("M250 800h190l-34 44h-124z", brush.palette.dark) +
    shape("M340 790v-150l90 138z", "#ffffff") +
    shape("M330 790v-120l-70 108z", brush.palette.sun);
  const palms = times(5, (n) => palm(brush, 620 + n * 88, 615, brush.between(130, 220)));
  return water(brush, 580, sunX) + reef + cay + palms.join("") + boat;
};

const wall: Scene = (brush, sunX) => {
  const { accent, dark, land } = brush.palette;
  const houses = times(9, (n) => {
    const [x, height] = [n * 170 + 40, brush.between(120, 220)];
    const windows = times(2, (w) => box(x + 28 + w * 62, 700 - height + 34, 30, 46, dark));
    return box(x, 700 - height, 150, height, [land[0], land[1], accent][n % 3]!) + windows.join("");
  });
  const dome =
    box(700, 360, 150, 340, land[1]) +
    shape("M690 360a85 95 0 0 1 170 0z", accent) +
    box(768, 220, 14, 60, dark);
  const merlons = times(23, (n) => box(n * 72, 664, 42, 40, land[2]));
  const ground = water(brush, 850, sunX);
  return (
    ridge(brush, 640, 90, 5, land[0]) +
    houses.join("") +
    dome +
    merlons.join("") +
    box(0, 700, WIDTH, 160, land[2]) +
    ground +
    palm(brush, 130, 860, 320) +
    palm(brush, 1_480, 860, 380)
  );
};

const valley: Scene = (brush) => {
  const [far, mid, near] = brush.palette.land;
  const waxPalms = times(9, (n) => {
    const [x, foot, height] = [
      90 + n * 175 + brush.between(-50, 50),
      brush.between(800, 940),
      brush.between(300, 480),
    ];
    const crown = times(7, (leaf) =>
      line(
        `M${at(x)} ${at(foot - height)}q${at((leaf - 3) * 16)} ` +
          `${at(-34 + Math.abs(leaf - 3) * 10)} ${at((leaf - 3) * 27)} ${at(Math.abs(leaf - 3) * 9)}`,
        brush.palette.dark,
        8,
      ),
    );
    return line(`M${at(x)} ${at(foot)}v${at(-height)}`, brush.palette.dark, 7) + crown.join("");
  });
  return (
    ridge(brush, 600, 260, 5, far) +
    ridge(brush, 720, 190, 4, mid) +
    ridge(brush, 860, 150, 3, near) +
    waxPalms.join("")
  );
};

const coffee: Scene = (brush) => {
  const { land, dark, accent } = brush.palette;
  const rows = times(7, (row) =>
    times(22 - row, (n) =>
      disc(
        -20 + n * 78 + row * 26,
        790 + row * 34 - Math.sin((n + row) / 3) * 22,
        16 + row * 1.6,
        row % 2 ? land[1] : dark,
        0.9,
      ),
    ).join(""),
  );
  const house =
    box(1_080, 560, 240, 110, "#fdf6ea") +
    shape("M1050 566l150 -88 150 88z", accent) +
    box(1_180, 600, 46, 70, dark) +
    box(1_106, 596, 40, 36, accent) +
    box(1_258, 596, 40, 36, accent);
  return (
    ridge(brush, 520, 240, 5, land[0]) +
    ridge(brush, 660, 150, 4, land[1]) +
    house +
    ridge(brush, 820, 130, 3, land[2]) +
    rows.join("")
  );
};

const peaks: Scene = (brush) => {
  const { land, water: lake, accent } = brush.palette;
  const mountains = times(4, (n) => {
    const [x, top, half] = [140 + n * 420, brush.between(190, 360), brush.between(280, 380)];
    const body = shape(`M${at(x - half)} 720L${at(x)} ${at(top)}L${at(x + half)} 720Z`, land[n % 2 ? 1 : 0]);
    const share = 0.28;
    const [left, right, low] = [x - half * share, x + half * share, top + (720 - top) * share];
    const snow =
      `M${at(left)} ${at(low)}L${at(x)} ${at(top)}L${at(right)} ` +
      `${at(low)}l${at(-half * share * 0.6)} ` +
      `-18l${at(-half * share * 0.5)} 34l${at(-half * share * 0.5)} -30z`;
    return body + shape(snow, accent);
  });
  const shore = shape(`M300 ${HEIGHT}C420 860 820 830 1240 800S1560 800 ${WIDTH} 780V${HEIGHT}Z`, lake);
  const firs = times(16, (n) => {
    const [x, foot, height] = [
      n * 104 + brush.between(-20, 20),
      brush.between(830, 900),
      brush.between(70, 140),
    ];
    return shape(
      `M${at(x)} ${at(foot - height)}l${at(height * 0.3)} ${at(height)}h${at(-height * 0.6)}z`,
      brush.palette.dark,
    );
  });
  return mountains.join("") + ridge(brush, 760, 90, 6, land[2]) + shore + firs.join("");
};

const desert: Scene = (brush) => {
  const { land, dark } = brush.palette;
  const cacti = times(5, (n) => {
    const [x, foot, height] = [
      150 + n * 330 + brush.between(-60, 60),
      brush.between(780, 920),
      brush.between(110, 210),
    ];
    const arm = height * 0.3;
    return line(
      `M${at(x)} ${at(foot)}v${at(-height)}M${at(x)} ${at(foot - height * 0.4)}h${at(arm)}v` +
        `${at(-arm)}M${at(x)} ${at(foot - height * 0.55)}h${at(-arm)}v${at(-arm * 0.8)}`,
      dark,
      22,
    );
  });
  return (
    ridge(brush, 620, 90, 4, land[0]) +
    ridge(brush, 740, 160, 3, land[1]) +
    ridge(brush, 890, 170, 2, land[2]) +
    cacti.join("")
  );
};

const river: Scene = (brush) => {
  const { land, water: colour, accent } = brush.palette;
  const bend =
    "M760 620C980 660 560 720 700 780S1240 840 900 1000H1480C1560 860 1080 820 960 760S1080 650 830 620Z";
  const stones = times(26, () =>
    disc(brush.between(700, 1_350), brush.between(800, 985), brush.between(6, 20), accent, 0.75),
  );
  const trees = times(24, (n) =>
    disc(n * 70, brush.between(560, 640), brush.between(46, 84), n % 2 ? land[1] : land[2]),
  );
  const fronds = times(5, (n) => palm(brush, 90 + n * 70, 960, brush.between(200, 360)));
  return (
    ridge(brush, 520, 200, 6, land[0]) +
    trees.join("") +
    box(0, 610, WIDTH, 390, land[1]) +
    shape(bend, colour) +
    stones.join("") +
    fronds.join("") +
    palm(brush, 1_530, 980, 380)
  );
};

const plain: Scene = (brush, sunX) => {
  const { land, dark, water: lagoon } = brush.palette;
  const grove = times(11, (n) =>
    palm(brush, 70 + n * 62 + brush.between(-20, 20), 690, brush.between(110, 210)),
  );
  const herd = times(7, (n) => {
    const [x, foot] = [860 + n * 96 + brush.between(-24, 24), brush.between(760, 820)];
    return shape(`M${at(x)} ${at(foot)}v-30q0 -18 20 -18h40l14 -12 12 10 -8 16v34h-9v-24h-50v24z`, dark);
  });
  const pond =
    shape("M160 880q380 -76 820 0q-400 74 -820 0z", lagoon) +
    line(`M${at(sunX - 120)} 880h240`, brush.palette.sun, 5);
  return (
    ridge(brush, 640, 30, 4, land[0]) +
    box(0, 640, WIDTH, 360, land[1]) +
    grove.join("") +
    ridge(brush, 800, 40, 3, land[2]) +
    pond +
    herd.join("")
  );
};

const skyline =
  (landmark: (brush: Brush) => string): Scene =>
  (brush, sunX) => {
    const { land, sun } = brush.palette;
    const towers = (count: number, fill: string, foot: number, least: number, most: number) =>
      times(count, (n) => {
        const [width, height] = [WIDTH / count, brush.between(least, most)];
        const x = n * width;
        const windows = times(5, (w) =>
          box(x + 12 + (w % 2) * (width / 2.4), foot - height + 22 + w * 30, width / 5, 12, sun),
        );
        return box(x, foot - height, width - 6, height, fill) + `<g opacity=".5">${windows.join("")}</g>`;
      }).join("");
    return (
      towers(17, land[0], 760, 120, 300) +
      towers(13, land[1], 800, 60, 200) +
      landmark(brush) +
      water(brush, 840, sunX) +
      box(0, 800, WIDTH, 46, land[2])
    );
  };

const eiffel = ({ palette }: Brush): string =>
  shape(
    "M640 802C740 640 778 470 790 190h20C822 470 860 640 960 802h-74C870 720 850 690 800 690s-70 30 -86 112Z",
    palette.dark,
  ) +
  box(700, 610, 200, 18, palette.dark) +
  box(750, 450, 100, 14, palette.dark);

const arches = ({ palette }: Brush): string => {
  const storey = (y: number, count: number, x: number) =>
    box(x - 20, y, count * 74 + 40, 110, palette.accent) +
    times(count, (n) =>
      shape(`M${at(x + n * 74 + 12)} ${at(y + 110)}v-50a25 25 0 0 1 50 0v50z`, palette.dark),
    ).join("");
  return storey(690, 12, 360) + storey(575, 11, 397) + storey(460, 8, 400);
};

const needle = ({ palette }: Brush): string => {
  const minarets = times(
    4,
    (n) =>
      box(560 + n * 160 - (n > 1 ? 0 : 20), 360, 26, 440, palette.accent) +
      shape(`M${at(552 + n * 160 - (n > 1 ? 0 : 20))} 360l21 -90 21 90z`, palette.dark),
  );
  return (
    minarets.join("") +
    shape("M610 640a190 190 0 0 1 380 0v162H610Z", palette.accent) +
    shape("M780 454h40l-20 -80z", palette.dark)
  );
};

const towersOfNow = ({ palette }: Brush): string =>
  box(700, 230, 84, 572, palette.dark) +
  shape("M700 230l42 -130 42 130z", palette.dark) +
  box(830, 330, 120, 472, palette.accent) +
  box(560, 400, 100, 402, palette.accent);

const village: Scene = (brush) => {
  const { land, dark, accent } = brush.palette;
  const houses = times(8, (n) => {
    const [x, width, height] = [n * 205 - 20, 200, brush.between(130, 180)];
    const top = 790 - height;
    const openings = box(x + 34, top + 40, 40, 56, accent) + box(x + 116, top + 50, 48, height - 50, dark);
    return (
      box(x, top, width, height, "#fdf6ea") +
      shape(`M${at(x - 14)} ${at(top + 6)}l36 -54h${at(width - 44)}l36 54z`, "#a8532f") +
      openings
    );
  });
  const church =
    box(720, 380, 220, 300, "#fdf6ea") +
    box(720, 260, 74, 130, "#fdf6ea") +
    box(866, 260, 74, 130, "#fdf6ea") +
    shape("M712 262l45 -76 45 76zM858 262l45 -76 45 76z", "#a8532f") +
    shape("M800 680v-110a30 30 0 0 1 60 0v110z", dark);
  const stones = times(60, () =>
    disc(brush.between(0, WIDTH), brush.between(810, 990), brush.between(8, 22), land[1], 0.5),
  );
  return (
    ridge(brush, 560, 260, 5, land[0]) +
    ridge(brush, 680, 140, 4, land[1]) +
    church +
    houses.join("") +
    box(0, 786, WIDTH, 214, land[2]) +
    stones.join("")
  );
};

const ruins: Scene = (brush) => {
  const { land, accent, dark } = brush.palette;
  const peak = shape("M820 620C900 420 930 220 1010 190S1120 420 1210 640Z", land[1]);
  const terraces = times(8, (n) =>
    box(220 + n * 46, 640 + n * 36, 1_160 - n * 74, 30, n % 2 ? land[2] : accent),
  );
  const rooms = times(
    9,
    (n) =>
      shape(`M${at(300 + n * 96)} 640v-52l28 -34 28 34v52z`, accent) + box(320 + n * 96, 606, 16, 34, dark),
  );
  return (
    ridge(brush, 560, 330, 6, land[0], true) +
    peak +
    ridge(brush, 700, 100, 4, land[1]) +
    rooms.join("") +
    terraces.join("") +
    shape(`M0 ${HEIGHT}V900C400 840 1100 960 ${WIDTH} 880V${HEIGHT}Z`, dark)
  );
};

export const scenes = {
  beach,
  island,
  wall,
  valley,
  coffee,
  peaks,
  desert,
  river,
  plain,
  village,
  ruins,
  paris: skyline(eiffel),
  rome: skyline(arches),
  istanbul: skyline(needle),
  metropolis: skyline(towersOfNow),
} as const satisfies Record<string, Scene>;
