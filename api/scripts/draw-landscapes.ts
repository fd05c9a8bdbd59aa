import { mkdir, writeFile } from "node:fs/promises";
import { box, brush, disc, HEIGHT, type Palette, shape, times, WIDTH } from "./landscapes/brush.ts";
import { scenes } from "./landscapes/scenes.ts";

/**
 * Draws the landscapes of the demo into web/public/paisajes, each place by day (`cartagena.svg`) and at dusk
 * (`cartagena-tarde.svg`): `tsx --tsconfig api/tsconfig.json api/scripts/draw-landscapes.ts`. Each run draws
 * them alike.
 */
const caribbean: Palette = {
  sky: ["#7cc8e8", "#fdf1d8"],
  sun: "#fff3c4",
  land: ["#3c8d8a", "#2f7f6b", "#1f5f56"],
  water: "#1d9fb4",
  accent: "#f3d9a4",
  dark: "#174a43",
};
const andes: Palette = {
  sky: ["#a9d3ea", "#f8ecd2"],
  sun: "#fff2c9",
  land: ["#7fa7a0", "#4f8a5f", "#2f6b45"],
  water: "#3f8fa8",
  accent: "#d97b4a",
  dark: "#1d4a35",
};
const dry: Palette = {
  sky: ["#8fc9e0", "#fbe3bd"],
  sun: "#fff0c2",
  land: ["#d9a066", "#c9803f", "#a9602c"],
  water: "#2f9fb0",
  accent: "#f0cf98",
  dark: "#4d3a22",
};
const snow: Palette = {
  sky: ["#8bbfe3", "#eef5f6"],
  sun: "#ffffff",
  land: ["#6b87a3", "#4f6d8a", "#4f7d5c"],
  water: "#3f9fb8",
  accent: "#ffffff",
  dark: "#254a3c",
};
const town: Palette = {
  sky: ["#9cc7e4", "#fbeadb"],
  sun: "#ffe7b0",
  land: ["#9fb3c4", "#7890a6", "#56708a"],
  water: "#5b93ad",
  accent: "#d9b48a",
  dark: "#33475b",
};

/** Returns the colours of a place an hour before night, out of those of its day. */
const dusk = (day: Palette): Palette => ({
  ...day,
  sky: ["#3b4a7a", "#f5a25d"],
  sun: "#ffd08a",
  water: "#6b6f9c",
});

const places: Readonly<Record<string, readonly [keyof typeof scenes, Palette]>> = {
  cartagena: [
    "wall",
    { ...caribbean, land: ["#e7b36a", "#d98a5a", "#b9855a"], accent: "#c2583c", dark: "#3f4a3a" },
  ],
  baru: ["beach", caribbean],
  "san-andres": ["island", { ...caribbean, water: "#12a7bd", accent: "#7fe0d4" }],
  tayrona: ["beach", { ...caribbean, land: ["#2f7f5b", "#24694a", "#1c5640"] }],
  providencia: ["island", { ...caribbean, land: ["#3c8d8a", "#3d8a55", "#2a6b40"] }],
  cocora: ["valley", andes],
  "eje-cafetero": ["coffee", { ...andes, land: ["#8fb59a", "#5c9a55", "#3b7a3d"], accent: "#c2452f" }],
  guatape: ["village", { ...andes, accent: "#c2452f", land: ["#6f9f8f", "#4f8a6f", "#b59a7a"] }],
  "villa-de-leyva": ["village", { ...andes, accent: "#3f7a4a", land: ["#b99a7a", "#a58460", "#c9b08a"] }],
  barichara: ["village", { ...dry, accent: "#2f6f9a", dark: "#4a3a2a" }],
  guajira: ["desert", dry],
  tatacoa: ["desert", { ...dry, land: ["#c98a5a", "#b9603a", "#8f4228"] }],
  "cano-cristales": ["river", { ...andes, water: "#b8325e", accent: "#f2c84b" }],
  amazonas: [
    "river",
    { ...andes, land: ["#5c9a7a", "#2f7a4a", "#1d5a36"], water: "#a98a5a", accent: "#d9c08a" },
  ],
  llanos: ["plain", { ...andes, land: ["#a9b86a", "#c9b85a", "#8f9a3f"], water: "#5b9ab8" }],
  "paz-de-ariporo": ["plain", { ...andes, land: ["#8fae6a", "#a9b85a", "#6f8f3f"], water: "#6fa9b8" }],
  cancun: ["beach", { ...caribbean, water: "#0fb0c4", accent: "#fbe9c6" }],
  "punta-cana": ["beach", { ...caribbean, water: "#22b3b0", sky: ["#69bfe6", "#eaf6ee"] }],
  cusco: ["ruins", { ...andes, land: ["#7f9aa8", "#4f8a6a", "#3b7a4d"], accent: "#b5a38a" }],
  patagonia: ["peaks", snow],
  suiza: ["peaks", { ...snow, land: ["#7a93ad", "#5c7a96", "#5c9a5c"] }],
  paris: ["paris", town],
  roma: ["rome", { ...town, land: ["#d9bfa0", "#c9a07a", "#a9805c"], accent: "#e0b98a", dark: "#6b4a33" }],
  estambul: ["istanbul", { ...town, accent: "#e3d3bd", dark: "#46607a" }],
  "nueva-york": ["metropolis", { ...town, accent: "#8aa3b8" }],
};

const folder = new URL("../../web/public/paisajes/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const [n, [place, [scene, palette]]] of Object.entries(places).entries()) {
  await writeFile(new URL(`${place}.svg`, folder), landscape(scene, palette, n * 31 + 7));
  await writeFile(new URL(`${place}-tarde.svg`, folder), landscape(scene, dusk(palette), n * 31 + 19));
}

function landscape(scene: keyof typeof scenes, palette: Palette, seed: number): string {
  const hand = brush(palette, seed);
  const [sunX, sunY] = [hand.between(380, 1_180), hand.between(190, 330)];
  const clouds = times(4, () => {
    const [x, y, width] = [hand.between(0, WIDTH), hand.between(80, 320), hand.between(160, 340)];
    const bumps = `q${width * 0.18} -70 ${width * 0.42} -30q${width * 0.3} -60 ${width * 0.42} 30z`;
    return shape(
      `M${Math.round(x)} ${Math.round(y)}${bumps.replace(/\d+\.\d+/g, (value) => Number(value).toFixed(1))}`,
      "#ffffff",
      0.4,
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ` +
      `${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">`,
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${palette.sky[0]}"/><stop ` +
      `offset=".75" stop-color="${palette.sky[1]}"/></linearGradient>`,
    box(0, 0, WIDTH, HEIGHT, "url(#s)"),
    disc(sunX, sunY, 150, palette.sun, 0.25) + disc(sunX, sunY, 84, palette.sun),
    clouds.join(""),
    scenes[scene](hand, sunX),
    "</svg>\n",
  ].join("");
}
