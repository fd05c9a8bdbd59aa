import { at, box, type Brush, disc, ridge, type Scene, shape, times, water, WIDTH } from "./brush.ts";

// Where people live: villages, and cities by what everybody knows them by.

export const village: Scene = (brush) => {
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

export const paris = skyline(eiffel);
export const rome = skyline(arches);
export const istanbul = skyline(needle);
export const metropolis = skyline(towersOfNow);
