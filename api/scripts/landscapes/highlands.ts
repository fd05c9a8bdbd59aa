import { at, box, disc, HEIGHT, line, ridge, type Scene, shape, times, WIDTH } from "./brush.ts";

// The mountains: valleys, coffee, snow, and what was built up there long ago.

export const valley: Scene = (brush) => {
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

export const coffee: Scene = (brush) => {
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

export const peaks: Scene = (brush) => {
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

export const ruins: Scene = (brush) => {
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
