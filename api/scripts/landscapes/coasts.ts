import { at, box, HEIGHT, line, palm, ridge, type Scene, shape, times, water, WIDTH } from "./brush.ts";

// The Caribbean: its beaches, its islands, its walled town.

export const beach: Scene = (brush, sunX) => {
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

export const island: Scene = (brush, sunX) => {
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

export const wall: Scene = (brush, sunX) => {
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
