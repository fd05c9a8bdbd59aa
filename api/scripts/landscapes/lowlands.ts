import { at, box, disc, line, palm, ridge, type Scene, shape, times, WIDTH } from "./brush.ts";

// The flat country: deserts, rivers, grassland.

export const desert: Scene = (brush) => {
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

export const river: Scene = (brush) => {
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

export const plain: Scene = (brush, sunX) => {
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
